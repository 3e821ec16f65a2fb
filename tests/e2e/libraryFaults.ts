import type { NodeResult, Result } from 'axe-core';

/** An accessibility fault of an installed library, which no demo can mend. */
export interface LibraryFault {
  /** The rule of axe that it breaks. */
  rule: string;
  /** What the markup of the element at fault has. */
  html: RegExp;
  /** What is wrong, and why a demo can't help it. */
  reason: string;
  /** A demo that shows it: a test finds it there, until the library mends it. */
  reproduction: string;
}

/**
 * Reviewed one by one. A test fails as soon as the reproduction of an entry is sound, so
 * that the list never covers more than it has to.
 */
export const LIBRARY_FAULTS: LibraryFault[] = [
  {
    rule: 'color-contrast',
    html: /MUI X Missing license key/,
    reason:
      'The watermark of the Pro and Premium packages without a license key. It has to be seen, and is no content.',
    reproduction: 'react-data-grid/column-definition/GroupedByMaker',
  },
  {
    rule: 'aria-prohibited-attr',
    html: /aria-label="Detail panel toggle" role="presentation"/,
    reason:
      'The header of the detail panel column in the Data Grid Pro 8.29.3 has a name although its role takes none.',
    reproduction: 'react-data-grid/OrchestraTour',
  },
  {
    rule: 'color-contrast',
    html: /MuiChartsLegend-label/,
    reason:
      'Charts 8.29.3 fades the legend entry of a hidden series to half its opacity; the entry stays a button that can be pressed.',
    reproduction: 'react-charts/legend/GrapeShares',
  },
  {
    rule: 'aria-conditional-attr',
    html: /data-indeterminate="true"[^>]* aria-checked="mixed"/,
    reason:
      'Material UI 7.3.11 tells of a checkbox that is partly checked by aria-checked, and leaves the state of the element itself as it is.',
    reproduction: 'react-tree-view/simple-tree-view/selection/AllOrNothing',
  },
  {
    rule: 'aria-required-children',
    html: /class="MuiDataGrid-main /,
    reason:
      'The Data Grid 8.29.3 draws its overlays inside the element with the role grid: a button or a progress bar in an overlay stands where the role allows rows only.',
    reproduction: 'react-data-grid/components/EmptyStage',
  },
  {
    rule: 'aria-required-children',
    html: /role="row" aria-rowindex="1" class="MuiDataGrid-row--borderBottom/,
    reason:
      'Without columns, the Data Grid 8.29.3 keeps the row of the column headers, which is then empty.',
    reproduction: 'react-data-grid/overlays/NoColumns',
  },
  {
    rule: 'aria-progressbar-name',
    html: /MuiLinearProgress-indeterminate/,
    reason:
      'The linear progress of the loading overlay in the Data Grid 8.29.3 has no name and takes no props.',
    reproduction: 'react-data-grid/components/LoadingLooks',
  },
  {
    rule: 'aria-prohibited-attr',
    html: /<div aria-label="(?:Undo|Redo)"/,
    reason:
      'The toolbar of the Data Grid Premium 8.29.3 wraps each history button for its tooltip, which names the wrapper: an element without a role.',
    reproduction: 'react-data-grid/events/EventFinder',
  },
  {
    rule: 'button-name',
    html: /class="[^"]*Mui-disabled[^"]* MuiIconButton-root[^"]*"[^>]* disabled=""/,
    reason:
      'The same buttons have no name of their own: the tooltip has given it to their wrapper.',
    reproduction: 'react-data-grid/events/EventFinder',
  },
  {
    rule: 'color-contrast',
    html: /MuiDayCalendar-weekNumber/,
    reason:
      'The Date Pickers 8.29.3 draw the numbers of the weeks in the color of disabled text.',
    reproduction: 'react-date-pickers/date-calendar/WeeksOfTerm',
  },
  {
    rule: 'color-contrast',
    html: /aria-valuetext="Empty"/,
    reason:
      'An empty section of a field shows its placeholder at the opacity that Material UI 7.3.11 gives to all placeholders.',
    reproduction: 'react-date-pickers/date-field/MonthOnTheCard',
  },
  {
    rule: 'button-name',
    // Axe shortens the element, and its classes with it, where its attributes are long.
    html: /fillerCell|class="MuiButtonBase-root M\.\.\."[^>]* role="gridcell" data-timestamp/,
    reason:
      'PickerDay2 and DateRangePickerDay2 8.29.3 fill the cells outside of the month with empty buttons that no key and no pointer reaches.',
    reproduction: 'react-date-pickers/custom-components/DaySizes',
  },
  {
    rule: 'label-content-name-mismatch',
    html: /MuiDataGrid-collapsibleTrigger/,
    reason:
      'The pivot panel of the Data Grid Premium 8.29.3 names the button of a section without the number of fields that it shows: "Rows" is the name of "Rows 2".',
    reproduction: 'react-data-grid/pivoting-explained/TryTheFields',
  },
  {
    rule: 'label-content-name-mismatch',
    html: /MuiMultiSectionDigitalClockSection-item/,
    reason:
      'The multi-section clock of the Date Pickers 8.29.3 names its first hours without the zero that they show: "03" is "3 hours".',
    reproduction: 'react-date-pickers/time-picker/ClocksOnThePage',
  },
];

/** Whether an element's fault is on the list. */
export function isLibraryFault({ id }: Result, { html }: NodeResult): boolean {
  return LIBRARY_FAULTS.some((fault) => fault.rule === id && fault.html.test(html));
}
