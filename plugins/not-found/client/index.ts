export { default as NearestPages } from './NearestPages';
