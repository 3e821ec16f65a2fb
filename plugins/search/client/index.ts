export { default as CrawlerAttributes } from './CrawlerAttributes';
export { default as SearchDialog } from './SearchDialog';
export { default as SearchSlot } from './SearchSlot';
export { toSearchText } from './SearchSlot/toSearchText';
