import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { theaterSeason, type TheaterRun } from '@site/sample-data/theaterSeason';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<TheaterRun>[] = [
  { field: 'play', headerName: 'Play', flex: 1, minWidth: 150 },
  { field: 'stage', headerName: 'Stage', width: 110 },
  { field: 'premiere', headerName: 'Premiere', type: 'date', width: 110 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => money.format(value),
  },
];

const stages = ['Main house', 'Studio', 'Attic'];

// #region preview
interface Feature {
  name: string;
  /** What to try. */
  hint: string;
  props: Partial<DataGridProps<TheaterRun>>;
}

const features: Feature[] = [
  {
    name: 'Sorting',
    hint: 'Press a header. A second press reverses the order, a third removes it.',
    props: {
      initialState: { sorting: { sortModel: [{ field: 'nights', sort: 'desc' }] } },
    },
  },
  {
    name: 'Filtering',
    hint: 'Only more than 15 nights. Change the condition in the filter panel.',
    props: {
      showToolbar: true,
      initialState: {
        filter: {
          filterModel: { items: [{ field: 'nights', operator: '>', value: 15 }] },
        },
      },
    },
  },
  {
    name: 'Quick filter',
    hint: 'One field for all columns. Clear it, and type "attic".',
    props: {
      showToolbar: true,
      initialState: {
        filter: { filterModel: { items: [], quickFilterValues: ['studio'] } },
      },
    },
  },
  {
    name: 'Editing',
    hint: 'Double-click a title or a stage. Enter saves the change, Escape discards it.',
    props: {
      columns: columns.map((column) => {
        if (column.field === 'stage') {
          return {
            ...column,
            type: 'singleSelect',
            valueOptions: stages,
            editable: true,
          };
        }
        return { ...column, editable: column.field === 'play' };
      }),
    },
  },
  {
    name: 'Row selection',
    hint: 'Select rows, or all of them with the checkbox in the header.',
    props: { checkboxSelection: true, hideFooter: false },
  },
  {
    name: 'Pagination',
    hint: 'Two rows on a page. Choose another size.',
    props: {
      hideFooter: false,
      pageSizeOptions: [2, 4, 6],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    },
  },
  {
    name: 'Column groups',
    hint: 'Headers that span several columns.',
    props: {
      columnGroupHeaderHeight: 40,
      columnGroupingModel: [
        { groupId: 'What', children: [{ field: 'play' }, { field: 'stage' }] },
        { groupId: 'When', children: [{ field: 'premiere' }, { field: 'nights' }] },
      ],
    },
  },
  {
    name: 'Column visibility',
    hint: 'The price is hidden. Bring it back in the columns panel.',
    props: {
      showToolbar: true,
      initialState: { columns: { columnVisibilityModel: { price: false } } },
    },
  },
  {
    name: 'Row spanning',
    hint: 'Equal values in consecutive rows share a cell.',
    props: { rowSpanning: true, showCellVerticalBorder: true },
  },
  {
    name: 'Density',
    hint: 'More rows in the same space.',
    props: { density: 'compact' },
  },
  {
    name: 'Export',
    hint: 'The arrow in the toolbar saves CSV or prints.',
    props: { showToolbar: true },
  },
];
// #endregion preview

export default function TryCommunity() {
  const [feature, setFeature] = React.useState(features[0]!);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        role="group"
        aria-label="Feature"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {features.map((other) => (
          <Chip
            key={other.name}
            label={other.name}
            clickable
            aria-pressed={other === feature}
            color={other === feature ? 'primary' : 'default'}
            onClick={() => setFeature(other)}
          />
        ))}
      </Box>
      <Box component="p" role="status" sx={{ my: 1.5, minHeight: 48 }}>
        {feature.hint}
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGrid
          key={feature.name}
          label="Season"
          rows={theaterSeason}
          columns={columns}
          hideFooter
          {...feature.props}
        />
      </Box>
    </Box>
  );
}
