import type { ProductId } from '../types';

/** Reviewed: what took the place of something that no reason of deprecation speaks of. */
interface Replacements {
  /** New names by old ones, of components, hooks and interfaces. */
  entries: Readonly<Record<string, string>>;
  /**
   * Members of an entry that took another's place, as the record names them:
   * `'DataGridPro/prop:unstable_listColumn': 'listViewColumn'`.
   */
  members: Readonly<Record<string, string>>;
}

/**
 * Each was checked against the types of the version that had the old name and of the one
 * that has the new. A test fails for a name that the record does not have.
 */
export const REPLACEMENTS: Record<ProductId, Replacements> = {
  'data-grid': {
    entries: { GridListColDef: 'GridListViewColDef' },
    members: {
      'DataGridPro/prop:unstable_listColumn': 'listViewColumn',
      'DataGridPremium/prop:unstable_listColumn': 'listViewColumn',
    },
  },
  'date-pickers': {
    entries: {
      PickersDay: 'PickerDay',
      PickerDay2: 'PickerDay',
      DateRangePickerDay2: 'DateRangePickerDay',
    },
    members: {},
  },
  charts: {
    entries: {
      ResponsiveChartContainer: 'ChartContainer',
      ResponsiveChartContainerPro: 'ChartContainerPro',
      ChartsToolbarZoomInButton: 'ChartsToolbarZoomInTrigger',
      ChartsToolbarZoomOutButton: 'ChartsToolbarZoomOutTrigger',
      useItemHighlighted: 'useItemHighlightState',
      useItemHighlightedGetter: 'useItemHighlightStateGetter',
    },
    members: {},
  },
  'tree-view': {
    entries: {
      TreeItem2: 'TreeItem',
      TreeItem2Icon: 'TreeItemIcon',
      TreeItem2Provider: 'TreeItemProvider',
      TreeItem2DragAndDropOverlay: 'TreeItemDragAndDropOverlay',
      TreeView: 'SimpleTreeView',
    },
    members: {},
  },
};
