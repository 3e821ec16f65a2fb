export { default as PageFeedback } from './PageFeedback';
