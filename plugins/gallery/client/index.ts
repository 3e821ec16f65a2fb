export { default as Gallery } from './Gallery';
