import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Trail {
  id: number;
  trail: string;
  region: string;
  length: number;
  ascent: number;
}

const columns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 150 },
  { field: 'ascent', headerName: 'Ascent (m)', type: 'number', width: 150 },
];

const rows: Trail[] = [
  { id: 1, trail: 'Heron Loop', region: 'Lakes', length: 8, ascent: 120 },
  { id: 2, trail: 'Two Passes', region: 'Arn', length: 19, ascent: 1450 },
  { id: 3, trail: 'Mill Path', region: 'Lakes', length: 5, ascent: 60 },
  { id: 4, trail: 'Eagle Ridge', region: 'Arn', length: 11, ascent: 890 },
];

// #region preview
/** A form offers its own column and those without a condition. */
const filterColumns = ({
  field,
  columns: all,
  currentFilters,
}: FilterColumnsArgs) => {
  const used = new Set(currentFilters.map((item) => item.field));
  return all
    .map((column) => column.field)
    .filter((name) => name === field || !used.has(name));
};

/** A new condition takes the first free column; without one, none is added. */
const getColumnForNewFilter = ({
  columns: all,
  currentFilters,
}: GetColumnForNewFilterArgs) => {
  const used = new Set(currentFilters.map((item) => item.field));
  return all.find(({ field }) => !used.has(field))?.field ?? null;
};

const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: { filterFormProps: { filterColumns }, getColumnForNewFilter },
};
// #endregion preview

export default function OnePerColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        aria-label="Trails with one condition for each column"
        hideFooter
      />
    </Box>
  );
}
