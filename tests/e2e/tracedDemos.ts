import type { Frame } from '@playwright/test';

/** Demos that Trace is held against, ten of each library, below `docs/`. */
export const TRACED_DEMOS = {
  'react-data-grid': [
    'row-definition/IdsCarryState',
    'column-groups/ReorderedColumns',
    'pagination/FinishList',
    'filtering/quick-filter/WhatMatches',
    'cells/LongContent',
    'master-detail/FormInPanel',
    'row-recipes/DeleteWithUndo',
    'components/pivot-panel/PivotButton',
    'export/ValuesInFile',
    'style/CompanyTree',
  ],
  'react-date-pickers': [
    'date-calendar/WeeksOfTerm',
    'custom-components/MoonToolbar',
    'timezone/GateToGate',
    'shortcuts/RangeShortcuts',
    'date-calendar/NextSpringTide',
    'validation/CheckTheImport',
    'date-field/StampedDate',
    'digital-clock/BarberOnDuty',
    'custom-field/PlainInput',
    'custom-layout/SidebarLayout',
  ],
  'react-charts': [
    'tooltip/HarvestTooltip',
    'sparkline/DailySteps',
    'lines/ClickedLine',
    'scatter/Earthquakes',
    'range-bar/ProjectSchedule',
    'axis/HeartRate',
    'sparkline/RainTable',
    'pie/HighlightedArcs',
    'bars/GradientFill',
    'heatmap/VisitCalendar',
  ],
  'react-tree-view': [
    'simple-tree-view/customization/AquariumIcons',
    'rich-tree-view/ordering/MoveByHandle',
    'rich-tree-view/lazy-loading/NightBackup',
    'simple-tree-view/items/LocatePart',
    'tree-item-customization/CutLabels',
    'MountTime',
    'rich-tree-view/focus/FindBird',
    'tree-item-customization/PackingList',
    'simple-tree-view/items/GardenBeds',
    'rich-tree-view/editing/TeaTins',
  ],
} as const;

/** What brings the rest of a demo's elements onto the screen, by its address. */
export const OPENERS: Record<string, (frame: Frame) => Promise<void>> = {
  'react-data-grid/master-detail/FormInPanel': (frame) =>
    frame
      .getByRole('button', { name: /^Expand/ })
      .first()
      .click(),
  'react-data-grid/row-recipes/DeleteWithUndo': (frame) =>
    frame
      .getByLabel(/^Delete/)
      .first()
      .click(),
  'react-tree-view/MountTime': (frame) => frame.getByRole('button').first().click(),
  'react-tree-view/rich-tree-view/editing/TeaTins': (frame) =>
    frame.locator('.MuiTreeItem-label').last().dblclick(),
};
