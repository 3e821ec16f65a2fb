export { checkDiffs } from './check/checkDiffs';
