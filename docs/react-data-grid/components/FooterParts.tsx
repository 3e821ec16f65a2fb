import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Musician {
  id: number;
  name: string;
  desk: string;
}

const musicians: Musician[] = [
  { id: 1, name: 'Ayla Demir', desk: 'First violin' },
  { id: 2, name: 'Jonas Weck', desk: 'First violin' },
  { id: 3, name: 'Marta Ruiz', desk: 'Viola' },
];

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 120 },
];

const parts = {
  pagination: 'pagination',
  hideFooterSelectedRowCount: 'hideFooterSelectedRowCount',
  hideFooterRowCount: 'hideFooterRowCount',
  hideFooterPagination: 'hideFooterPagination',
  hideFooter: 'hideFooter',
};

type Part = keyof typeof parts;

const allOff = {
  pagination: false,
  hideFooterSelectedRowCount: false,
  hideFooterRowCount: false,
  hideFooterPagination: false,
  hideFooter: false,
};

const oneSelected = { type: 'include', ids: new Set([2]) } as const;

export default function FooterParts() {
  const [on, setOn] = React.useState<Record<Part, boolean>>(allOff);

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="Props" sx={{ mb: 1 }}>
        {(Object.keys(parts) as Part[]).map((part) => (
          <FormControlLabel
            key={part}
            label={parts[part]}
            control={
              <Switch
                size="small"
                checked={on[part]}
                disabled={part === 'hideFooterRowCount' && on.pagination}
                onChange={(_, checked) => setOn({ ...on, [part]: checked })}
              />
            }
          />
        ))}
      </FormGroup>
      <Box sx={{ height: 270 }}>
        {/* #region preview */}
        <DataGridPro
          aria-label="String section"
          rows={musicians}
          columns={columns}
          rowSelectionModel={oneSelected}
          pagination={on.pagination}
          hideFooterSelectedRowCount={on.hideFooterSelectedRowCount}
          hideFooterRowCount={on.hideFooterRowCount && !on.pagination}
          hideFooterPagination={on.hideFooterPagination}
          hideFooter={on.hideFooter}
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
