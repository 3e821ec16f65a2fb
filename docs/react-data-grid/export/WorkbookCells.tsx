import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Batch {
  id: number;
  material: string;
  grade: string;
  tonnes: number;
  pressed: Date;
}

const columns: GridColDef<Batch>[] = [
  { field: 'material', headerName: 'Material', flex: 1, minWidth: 90 },
  {
    field: 'grade',
    headerName: 'Grade',
    type: 'singleSelect',
    valueOptions: ['A', 'B', 'C'],
    width: 70,
  },
  {
    field: 'tonnes',
    headerName: 'Bales',
    type: 'number',
    width: 72,
    valueFormatter: (tonnes: number) => `${tonnes} t`,
  },
  { field: 'pressed', headerName: 'Pressed', type: 'date', width: 90 },
];

const rows: Batch[] = [
  {
    id: 1,
    material: 'Cardboard',
    grade: 'A',
    tonnes: 22.5,
    pressed: new Date(2026, 4, 11),
  },
  {
    id: 2,
    material: 'Cans',
    grade: 'B',
    tonnes: 7.25,
    pressed: new Date(2026, 4, 12),
  },
];

type State = Parameters<
  NonNullable<DataGridPremiumProps['onExcelExportStateChange']>
>[0];

export default function WorkbookCells() {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState<State>('finished');
  const [cells, setCells] = React.useState<string[]>([]);

  // #region preview
  const listCells = async () => {
    const workbook = await apiRef.current?.getDataAsExcel();
    const found: string[] = [];
    workbook?.eachSheet((sheet) => {
      sheet.getRow(2).eachCell((cell) => {
        const value =
          cell.value instanceof Date ? cell.value.toISOString() : cell.value;
        found.push(`${sheet.name} ${cell.address}: ${JSON.stringify(value)}`);
      });
    });
    setCells(found);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 162 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onExcelExportStateChange={setState}
          loading={state === 'pending'}
          aria-label="Bales of the recycling plant"
          hideFooter
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        <Button size="small" variant="outlined" onClick={listCells}>
          List the cells of row 2
        </Button>
        <Button
          size="small"
          disabled={state === 'pending'}
          onClick={() => apiRef.current?.exportDataAsExcel({ fileName: 'bales' })}
        >
          Download
        </Button>
      </Box>
      <Typography
        component="pre"
        role="status"
        variant="body2"
        sx={{
          m: 0,
          minHeight: 120,
          whiteSpace: 'pre-wrap',
          fontFamily: 'monospace',
        }}
      >
        {cells.length > 0 ? cells.join('\n') : 'Not built yet.'}
      </Typography>
    </Box>
  );
}
