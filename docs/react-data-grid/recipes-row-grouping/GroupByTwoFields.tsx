import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Depot {
  id: number;
  country: string;
  city: string;
  depot: string;
}

// #region preview
const columns: GridColDef<Depot>[] = [
  {
    field: 'city',
    headerName: 'City',
    width: 150,
    groupingValueGetter: (_, row) => `${row.city}, ${row.country}`,
  },
  { field: 'depot', headerName: 'Depot', width: 180 },
];
// #endregion preview

const rows: Depot[] = [
  { id: 1, country: 'Spain', city: 'Córdoba', depot: 'East yard' },
  { id: 2, country: 'Argentina', city: 'Córdoba', depot: 'Barrio Güemes' },
  { id: 3, country: 'Spain', city: 'Córdoba', depot: 'River depot' },
  { id: 4, country: 'Argentina', city: 'Rosario', depot: 'Grain dock' },
];

const initialState = {
  rowGrouping: { model: ['city'] },
  columns: { columnVisibilityModel: { city: false } },
};

export default function GroupByTwoFields() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ headerName: 'City', width: 210 }}
        defaultGroupingExpansionDepth={1}
        aria-label="Depots by city"
        hideFooter
      />
    </div>
  );
}
