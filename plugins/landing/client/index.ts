export { default as Landing } from './Landing';
export { default as LibraryCards } from './LibraryCards';
export { default as ProductMark } from './Landing/ProductMark';
