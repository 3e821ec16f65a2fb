import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface Program {
  id: string;
  title: string;
  host: string;
  minutes: number;
}

const rows: Program[] = [
  { id: 'tide', title: 'Tide Tables', host: 'Oskari Niemi', minutes: 10 },
  { id: 'kitchen', title: 'Kitchen Frequencies', host: 'Luana Moraes', minutes: 45 },
  { id: 'vinyl', title: 'The Vinyl Ward', host: 'Frieda Seidel', minutes: 60 },
  { id: 'night', title: 'Night Ferry', host: 'Rohan Iyer', minutes: 120 },
];

const columns: GridColDef<Program>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 150 },
  { field: 'host', headerName: 'Host', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

const titles = new Map<GridRowId, string>(rows.map((row) => [row.id, row.title]));

export default function ClickRules() {
  const [rules, setRules] = React.useState({
    checkboxSelection: false,
    disableRowSelectionOnClick: false,
    disableMultipleRowSelection: false,
    rowSelection: true,
  });
  const [ids, setIds] = React.useState<GridRowId[]>([]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row sx={{ mb: 1 }}>
        {(Object.keys(rules) as (keyof typeof rules)[]).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                size="small"
                checked={rules[name]}
                onChange={(event) =>
                  setRules({ ...rules, [name]: event.target.checked })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Box sx={{ height: 267 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          {...rules}
          onRowSelectionModelChange={(model) => {
            const all = rows.map((row) => row.id);
            const listed = all.filter((id) => model.ids.has(id));
            const others = all.filter((id) => !model.ids.has(id));
            setIds(model.type === 'include' ? listed : others);
          }}
          aria-label="Programs of the evening"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5, minHeight: 40 }}>
        Selected: {ids.map((id) => titles.get(id)).join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
