import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Hive {
  id: string;
  hive: string;
  /** `null` if weighing gave no result; missing if the hive wasn't weighed. */
  kilos?: number | null;
  temperature: number;
  inspected: Date;
  isQueenSeen: boolean;
}

const columns: GridColDef<Hive>[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 110 },
  { field: 'kilos', headerName: 'Honey (kg)', type: 'number', width: 120 },
  { field: 'temperature', headerName: 'Night (°C)', type: 'number', width: 120 },
  { field: 'inspected', headerName: 'Inspected', type: 'dateTime', width: 190 },
  { field: 'isQueenSeen', headerName: 'Queen seen', type: 'boolean', width: 120 },
];

const rows: Hive[] = [
  {
    id: 'h1',
    hive: 'Linden 1',
    kilos: 21.5,
    temperature: -4,
    inspected: new Date(2026, 5, 2, 9, 15),
    isQueenSeen: true,
  },
  {
    id: 'h2',
    hive: 'Linden 2',
    kilos: 18,
    temperature: 4,
    inspected: new Date(2026, 5, 2, 9, 50),
    isQueenSeen: false,
  },
  {
    id: 'h3',
    hive: 'Heather',
    kilos: null,
    temperature: -2,
    inspected: new Date(2026, 5, 4, 16, 5),
    isQueenSeen: true,
  },
  {
    id: 'h4',
    hive: 'Mill roof',
    temperature: 2,
    inspected: new Date(2026, 5, 5, 8, 30),
    isQueenSeen: true,
  },
];

export default function HiveFunctions() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          aggregation: {
            model: {
              hive: 'size',
              kilos: 'size',
              temperature: 'avg',
              inspected: 'max',
              isQueenSeen: 'sizeTrue',
            },
          },
        }}
        aria-label="Hives in June"
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
