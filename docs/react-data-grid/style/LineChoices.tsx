import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Desk {
  id: number;
  section: string;
  first: string;
  second: string;
}

const desks: Desk[] = [
  { id: 1, section: 'Oboe', first: 'L. Prager', second: 'M. Souza' },
  { id: 2, section: 'Horn', first: 'E. Falk', second: 'D. Arslan' },
  { id: 3, section: 'Tuba', first: 'K. Boateng', second: '' },
];

const columns: GridColDef<Desk>[] = [
  { field: 'section', headerName: 'Section', width: 110 },
  { field: 'first', headerName: 'First', flex: 1, minWidth: 100 },
  { field: 'second', headerName: 'Second', flex: 1, minWidth: 100 },
];

const withoutFrame = { border: 0 };

const withoutRowLines = { '--DataGrid-rowBorderColor': 'transparent' };

const withoutSeparators = {
  [`& .${gridClasses.columnSeparator}`]: { opacity: 0 },
};

export default function LineChoices() {
  const [cells, setCells] = React.useState(true);
  const [headers, setHeaders] = React.useState(true);
  const [rows, setRows] = React.useState(true);
  const [separators, setSeparators] = React.useState(true);
  const [frame, setFrame] = React.useState(true);

  const switches = [
    ['Between cells', cells, setCells],
    ['Between headers', headers, setHeaders],
    ['Between rows', rows, setRows],
    ['Separators', separators, setSeparators],
    ['Frame', frame, setFrame],
  ] as const;

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="Lines" sx={{ mb: 1 }}>
        {switches.map(([label, checked, set]) => (
          <FormControlLabel
            key={label}
            label={label}
            control={
              <Switch
                size="small"
                checked={checked}
                onChange={(_, next) => set(next)}
              />
            }
          />
        ))}
      </FormGroup>
      <Box sx={{ height: 230 }}>
        {/* #region preview */}
        <DataGrid
          aria-label="Wind section"
          rows={desks}
          columns={columns}
          showCellVerticalBorder={cells}
          showColumnVerticalBorder={headers}
          sx={[
            !rows && withoutRowLines,
            !separators && withoutSeparators,
            !frame && withoutFrame,
          ]}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
