import type { IdentifierReasons } from './measure/measurePages';

/**
 * Why a page leaves out an identifier that the page tree expects on it: by the page's
 * route, then by the identifier. `npm run docs:coverage` lists those without a reason.
 */
export const identifierReasons: IdentifierReasons = {
  '/x/introduction/licensing': {
    ChartsPro: 'no exported name: the page names the package, @mui/x-charts-pro',
    TreeViewPro:
      'no exported name: the page names the package, @mui/x-tree-view-pro',
    'v5.11.0': 'older than the documented line, v8',
  },
  '/x/introduction/support': {
    'vX.x': 'a placeholder: the page writes the versions out',
  },
  '/x/react-tree-view/simple-tree-view/focus': {
    'apiRef.focusItem': 'does not exist: the method is apiRef.current.focusItem',
  },
};
