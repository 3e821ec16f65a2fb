import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Release {
  id: number;
  company: string;
  year: number;
  film: string;
}

const columns: GridColDef<Release>[] = [
  { field: 'company', headerName: 'Company' },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    valueFormatter: (year?: number) => (year == null ? '' : String(year)),
  },
  { field: 'film', headerName: 'Film', width: 180 },
];

const rows: Release[] = [
  { id: 1, company: 'Lantern Pictures', year: 2026, film: 'Static' },
  { id: 2, company: 'Lantern Pictures', year: 2026, film: 'Low Tide' },
  { id: 3, company: 'Lantern Pictures', year: 2024, film: 'Tin Whistle' },
  { id: 4, company: 'Blue Quay', year: 2025, film: 'The Ferry Clerk' },
  { id: 5, company: 'Blue Quay', year: 2025, film: 'A House for Bees' },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['company', 'year'] },
  columns: { columnVisibilityModel: { company: false, year: false, film: false } },
  sorting: {
    sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }],
  },
};

export default function SortTheGroups() {
  const [main, setMain] = React.useState('groups');

  // #region preview
  const groupingColDef = React.useMemo<DataGridPremiumProps['groupingColDef']>(
    () => ({
      headerName: 'Company, year and film',
      flex: 1,
      leafField: 'film',
      mainGroupingCriteria: main === 'groups' ? 'company' : undefined,
    }),
    [main],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={main}
        onChange={(_, next: string | null) => next && setMain(next)}
        aria-label="What the column sorts"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="groups">Groups</ToggleButton>
        <ToggleButton value="films">Films</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 580 }}>
        <DataGridPremium
          key={main}
          rows={rows}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          aria-label="Releases by company and year"
          hideFooter
        />
      </Box>
    </Box>
  );
}
