export { default as Playground } from './Playground';
