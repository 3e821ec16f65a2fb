export {
  compareWithTree,
  describeMisplaced,
  type PlannedPage,
} from './compareWithTree';
export { createOutline } from './createOutline';
export { createRemarkSiblingLinks } from './createRemarkSiblingLinks';
export { findMentions, type Mentions } from './findMentions';
export { getSourcePage } from './getSourcePage';
export { loadPageTitles } from './loadPageTitles';
export { createParseFrontMatter } from './parsePageFrontMatter';
export { loadBundleSizes, type BundleSizes } from './readBundleSizes';
export { loadExistingPages, readDocsPages } from './readDocsPages';
export { validateFrontMatter } from './frontMatter';
export { parseFields } from './parseFields';
export { readPage } from './readPage';
export {
  ENOUGH_PHRASES,
  getPageFile,
  listPhraseGaps,
  readPhrases,
  type PagePhrases,
} from './readPhrases';
export { rehypeCodeBreaks } from './rehypeCodeBreaks';
export { rehypeLaterSections } from './rehypeLaterSections';
export { rehypeRecordTables } from './rehypeRecordTables';
export { default as pageTree } from './pageTree.json';

export { measureImport } from './measureImport';
