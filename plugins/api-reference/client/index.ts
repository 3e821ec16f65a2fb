export { default as ApiLinks } from './ApiLinks';
export { default as CompareLink } from './CompareLink';
export { default as PageResources } from './PageResources';
