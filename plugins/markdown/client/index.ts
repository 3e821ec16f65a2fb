export { default as MarkdownLink } from './MarkdownLink';
export { default as PageActions } from './PageActions';
