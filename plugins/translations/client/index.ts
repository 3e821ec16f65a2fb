export { default as BehindTranslation } from './BehindTranslation';
export { default as Untranslated } from './Untranslated';
export { usePageTranslation } from './usePageTranslation';
