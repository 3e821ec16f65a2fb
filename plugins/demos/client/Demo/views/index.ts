/** What shows a demo, in the one chunk that no page loads before its first demo. */
export { applyLicense } from '../applyLicense';
export { default as DemoTheme } from '../DemoTheme';
export { default as LiveView } from '../../live/LiveView';
export { default as ServerView } from './ServerView';
