import type { Components, Theme } from '@mui/material/styles';
import type { DataGridProps } from '@mui/x-data-grid';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import type { TreeItemSlotProps } from '@mui/x-tree-view/TreeItem';

const SMALL = { defaultProps: { size: 'small' } } as const;
const DENSE = { defaultProps: { dense: true } } as const;

/**
 * `margin: 'dense'` of text fields is missing on purpose: the default is no margin, so it
 * would add space.
 */
const CORE_COMPONENTS: Components<Theme> = {
  MuiAutocomplete: SMALL,
  MuiButton: SMALL,
  MuiButtonGroup: SMALL,
  MuiCheckbox: SMALL,
  MuiChip: SMALL,
  MuiFab: SMALL,
  MuiFormControl: SMALL,
  MuiIconButton: SMALL,
  MuiList: DENSE,
  MuiListItem: DENSE,
  MuiListItemButton: DENSE,
  MuiMenuItem: DENSE,
  MuiPagination: SMALL,
  MuiRadio: SMALL,
  MuiRating: SMALL,
  MuiSlider: SMALL,
  MuiSwitch: SMALL,
  MuiTable: SMALL,
  MuiTextField: SMALL,
  MuiToggleButton: SMALL,
  MuiToggleButtonGroup: SMALL,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

/**
 * The X components have their names in the theme's type only with their packages' theme
 * augmentations, which would reach the demos and let through what a reader's own project
 * refuses. Charts have no density.
 */
const X_COMPONENTS = {
  MuiDataGrid: {
    defaultProps: { density: 'compact' } satisfies Partial<DataGridProps>,
  },
  MuiPickersTextField: {
    defaultProps: { size: 'small' } satisfies Partial<PickersTextFieldProps>,
  },
  MuiTreeItem: {
    styleOverrides: {
      content: ({ theme }: { theme: Theme }) => ({
        paddingBlock: theme.spacing(0.25),
      }),
    } satisfies Partial<Record<keyof TreeItemSlotProps, unknown>>,
  },
};

const DEFAULT_GRID = {
  MuiDataGrid: {
    defaultProps: { density: 'standard' } satisfies Partial<DataGridProps>,
  },
};

/**
 * A grid whose density is no longer given keeps the last one, so that one that was dense
 * has to be told of the default.
 */
export const NO_LONGER_DENSE_COMPONENTS: Components<Theme> = { ...DEFAULT_GRID };

/** What the theme holds for its components when the reader wants them dense. */
export const DENSE_COMPONENTS: Components<Theme> = {
  ...CORE_COMPONENTS,
  ...X_COMPONENTS,
};
