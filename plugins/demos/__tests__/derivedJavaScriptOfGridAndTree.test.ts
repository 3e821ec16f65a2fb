import {
  checkDerivedJavaScript,
  isOfGridOrTree,
  sources,
} from './checkDerivedJavaScript';

describe('the JavaScript of every demo of the grid and the tree', () => {
  it.each(sources.filter(isOfGridOrTree))('%s', checkDerivedJavaScript);
});
