import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Light {
  id: string;
  sea: string;
  rangeMiles: number;
}

const rows: Light[] = [
  { id: 'Bengtskär', sea: 'Baltic', rangeMiles: 10 },
  { id: 'Utö', sea: 'Baltic', rangeMiles: 15 },
  { id: 'Muckle Flugga', sea: 'Atlantic', rangeMiles: 22 },
  { id: 'Créac’h', sea: 'Atlantic', rangeMiles: 32 },
  { id: 'Faro de Hércules', sea: 'Atlantic', rangeMiles: 23 },
];

const columns: GridColDef<Light>[] = [
  { field: 'id', headerName: 'Light', flex: 1, minWidth: 130 },
  { field: 'sea', headerName: 'Sea', width: 100 },
  { field: 'rangeMiles', headerName: 'Range (NM)', type: 'number', width: 110 },
];

const all: GridFilterModel = { items: [] };
const baltic: GridFilterModel = {
  items: [{ field: 'sea', operator: 'equals', value: 'Baltic' }],
};

const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function HiddenButSelected() {
  const [isFiltered, setIsFiltered] = React.useState(false);
  const [options, setOptions] = React.useState({
    keepNonExistentRowsSelected: false,
    disableRowSelectionExcludeModel: false,
  });
  const [model, setModel] = React.useState(none);

  // #region preview
  const selected = rows.filter(
    (row) => model.ids.has(row.id) === (model.type === 'include'),
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isFiltered}
        onChange={(_event, next: boolean | null) =>
          next !== null && setIsFiltered(next)
        }
        aria-label="Seas"
      >
        <ToggleButton value={false}>All seas</ToggleButton>
        <ToggleButton value>Baltic only</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ my: 1 }}>
        {(Object.keys(options) as (keyof typeof options)[]).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                size="small"
                checked={options[name]}
                onChange={(event) => {
                  setOptions({ ...options, [name]: event.target.checked });
                  setModel(none);
                }}
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ height: 372 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableColumnFilter
          filterModel={isFiltered ? baltic : all}
          {...options}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          aria-label="Lights to switch off"
          hideFooterPagination
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5, minHeight: 40 }}>
        Your code would switch off {selected.length}:{' '}
        {selected.map((row) => row.id).join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
