export type { PageFrontMatter } from '../frontMatter';
export type { PageResource } from '../toPageResources';
export { default as LaterSections } from './LaterSections';
export { default as PageBadges } from './PageBadges';
export { default as PlannedNote } from './PlannedNote';
