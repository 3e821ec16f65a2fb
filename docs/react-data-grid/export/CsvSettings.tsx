import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';

interface Account {
  id: number;
  department: string;
  balance: number;
  note: string;
}

const columns: GridColDef<Account>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110 },
  { field: 'balance', headerName: 'Balance (€)', type: 'number', width: 115 },
  { field: 'note', headerName: 'Note', width: 170 },
];

const rows: Account[] = [
  { id: 1, department: 'Parks', balance: 18250, note: 'Ponds, benches' },
  { id: 2, department: 'Roads', balance: -4100, note: 'Ice in "February"' },
  { id: 3, department: 'Müllabfuhr', balance: 960, note: '=SUM(A1:A9)' },
];

export default function CsvSettings() {
  const apiRef = useGridApiRef();
  const [delimiter, setDelimiter] = React.useState(',');
  const [escapes, setEscapes] = React.useState(true);
  const [hasBom, setHasBom] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  // #region preview
  const options: GridCsvExportOptions = {
    delimiter,
    escapeFormulas: escapes,
    utf8WithBom: hasBom,
    fileName: 'balances',
  };
  // #endregion preview

  React.useEffect(() => {
    setCsv(
      apiRef.current?.getDataAsCsv({ delimiter, escapeFormulas: escapes }) ?? '',
    );
  }, [apiRef, delimiter, escapes]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Balances of departments"
          hideFooter
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          my: 2,
        }}
      >
        <TextField
          select
          size="small"
          label="Delimiter"
          value={delimiter}
          onChange={(event) => setDelimiter(event.target.value)}
          sx={{ width: 140 }}
        >
          <MenuItem value=",">Comma</MenuItem>
          <MenuItem value=";">Semicolon</MenuItem>
          <MenuItem value={'\t'}>Tab</MenuItem>
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={escapes}
              onChange={(event) => setEscapes(event.target.checked)}
            />
          }
          label="Escape formulas"
        />
        <FormControlLabel
          control={
            <Switch
              checked={hasBom}
              onChange={(event) => setHasBom(event.target.checked)}
            />
          }
          label="Byte order mark"
        />
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.exportDataAsCsv(options)}
        >
          Download
        </Button>
      </Box>
      <Box
        component="pre"
        role="status"
        aria-label="Content of the file"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          height: 118,
          borderRadius: 1,
          overflow: 'auto',
          bgcolor: 'action.hover',
          color: 'text.primary',
          fontSize: 13,
        }}
      >
        {csv}
      </Box>
    </Box>
  );
}
