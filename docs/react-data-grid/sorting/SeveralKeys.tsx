import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Language {
  id: string;
  language: string;
  branch: string;
  wordOrder: string;
  cases: number;
}

const columns: GridColDef<Language>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 120 },
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 120 },
  { field: 'wordOrder', headerName: 'Word order', width: 120 },
  { field: 'cases', headerName: 'Cases', type: 'number', width: 100 },
];

const rows: Language[] = [
  { id: 'fi', language: 'Finnish', branch: 'Finnic', wordOrder: 'SVO', cases: 15 },
  { id: 'lv', language: 'Latvian', branch: 'Baltic', wordOrder: 'SVO', cases: 7 },
  { id: 'et', language: 'Estonian', branch: 'Finnic', wordOrder: 'SVO', cases: 14 },
  { id: 'cy', language: 'Welsh', branch: 'Celtic', wordOrder: 'VSO', cases: 0 },
  { id: 'lt', language: 'Lithuanian', branch: 'Baltic', wordOrder: 'SVO', cases: 7 },
  { id: 'ga', language: 'Irish', branch: 'Celtic', wordOrder: 'VSO', cases: 4 },
];

// #region preview
const initialState: DataGridProProps['initialState'] = {
  sorting: {
    sortModel: [
      { field: 'branch', sort: 'asc' },
      { field: 'cases', sort: 'desc' },
    ],
  },
};
// #endregion preview

export default function SeveralKeys() {
  const [always, setAlways] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={always} onChange={(_, checked) => setAlways(checked)} />
        }
        label="Add columns without a modifier key"
      />
      <Box sx={{ height: 370, mt: 1 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          initialState={initialState}
          multipleColumnsSortingMode={always ? 'always' : 'withModifierKey'}
          aria-label="Languages by branch and number of cases"
          hideFooter
        />
      </Box>
    </Box>
  );
}
