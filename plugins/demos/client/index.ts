export { default as DateLibrary } from './DateLibrary';
export { default as DateLibraryChoice } from './DateLibraryChoice';
export { default as Demo } from './Demo';
export { default as DemoPicture } from './DemoPicture';
export { default as DemoErrorBoundary } from './Demo/DemoErrorBoundary';
export { default as DemoTheme } from './Demo/DemoTheme';
export { applyLicense } from './Demo/applyLicense';
export { useDemoSettings } from './useDemoSettings';
