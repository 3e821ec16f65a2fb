import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Specimen {
  id: string;
  mineral: string;
  luster: string;
  drawer: string;
  grams: number;
}

const columns: GridColDef<Specimen>[] = [
  { field: 'mineral', headerName: 'Mineral', width: 120 },
  { field: 'luster', headerName: 'Luster', width: 110 },
  { field: 'drawer', headerName: 'Drawer', width: 110 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 90 },
];

const rows: Specimen[] = [
  { id: 'M-01', mineral: 'Pyrite', luster: 'Metallic', drawer: 'A 1', grams: 84 },
  { id: 'M-02', mineral: 'Quartz', luster: 'Vitreous', drawer: 'A 1', grams: 210 },
  { id: 'M-03', mineral: 'Galena', luster: 'Metallic', drawer: 'B 2', grams: 156 },
  { id: 'M-04', mineral: 'Calcite', luster: 'Vitreous', drawer: 'B 2', grams: 97 },
  { id: 'M-05', mineral: 'Opal', luster: 'Waxy', drawer: 'B 2', grams: 12 },
  { id: 'M-06', mineral: 'Hematite', luster: 'Metallic', drawer: 'A 1', grams: 133 },
];

export default function CriteriaFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {/* #region preview */}
        <Button onClick={() => apiRef.current?.addRowGroupingCriteria('drawer', 0)}>
          Drawer first
        </Button>
        <Button
          onClick={() => apiRef.current?.setRowGroupingCriteriaIndex('luster', 0)}
        >
          Luster first
        </Button>
        <Button onClick={() => apiRef.current?.removeRowGroupingCriteria('drawer')}>
          No drawer
        </Button>
        <Button onClick={() => apiRef.current?.setRowGroupingModel([])}>
          No groups
        </Button>
        {/* #endregion preview */}
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['luster'] } }}
          defaultGroupingExpansionDepth={1}
          aria-label="Mineral specimens"
          hideFooter
        />
      </Box>
    </Box>
  );
}
