export { default as ArticleData } from './ArticleData';
export { default as StructuredData } from './StructuredData';
export { default as TrailData } from './TrailData';
export { createWebSite } from './structuredData';
export { useSiteAddress } from './useSiteAddress';
