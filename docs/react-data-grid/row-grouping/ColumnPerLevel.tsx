import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Screening {
  id: number;
  city: string;
  cinema: string;
  film: string;
  tickets: number;
}

const columns: GridColDef<Screening>[] = [
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'cinema', headerName: 'Cinema', width: 120 },
  { field: 'film', headerName: 'Film', width: 150 },
  { field: 'tickets', headerName: 'Tickets sold', type: 'number', width: 120 },
];

const rows: Screening[] = [
  { id: 1, city: 'Porto', cinema: 'Mirante', film: 'Salt Road', tickets: 312 },
  { id: 2, city: 'Porto', cinema: 'Lanterna', film: 'Low Tide', tickets: 95 },
  { id: 3, city: 'Porto', cinema: 'Mirante', film: 'Paper Winter', tickets: 208 },
  { id: 4, city: 'Faro', cinema: 'Farol', film: 'Salt Road', tickets: 141 },
  { id: 5, city: 'Faro', cinema: 'Farol', film: 'Static', tickets: 67 },
];

const initialState = {
  rowGrouping: { model: ['city', 'cinema'] },
  columns: { columnVisibilityModel: { city: false, cinema: false, film: false } },
};

// #region preview
const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields[0] === 'city'
    ? { headerName: 'City', width: 120 }
    : { headerName: 'Cinema and film', width: 190, leafField: 'film' };
// #endregion preview

export default function ColumnPerLevel() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        aria-label="Tickets sold by city and cinema"
        hideFooter
      />
    </Box>
  );
}
