import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGrid,
  GridCellModes,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Cue {
  id: number;
  scene: string;
  lamps: string[];
}

const LAMPS = ['Bridge', 'Floor', 'Follow spot', 'Strobe'];

// #region preview
/** A text comes from users who open the editor with Delete or by typing. */
const toList = (value: string[] | string = []) =>
  Array.isArray(value) ? value : [];

function LampsEditor({
  id,
  field,
  row,
  value,
}: GridRenderEditCellParams<Cue, string[] | string>) {
  const apiRef = useGridApiContext();
  const lamps = toList(value);

  const close = ({ nativeEvent }: React.SyntheticEvent) => {
    if (apiRef.current.getCellMode(id, field) === GridCellModes.Edit) {
      const isEscape =
        nativeEvent instanceof KeyboardEvent && nativeEvent.key === 'Escape';
      apiRef.current.stopCellEditMode({ id, field, ignoreModifications: isEscape });
    }
  };

  return (
    <Select
      multiple
      defaultOpen
      autoFocus
      fullWidth
      variant="standard"
      disableUnderline
      value={lamps}
      onChange={(event) =>
        apiRef.current.setEditCellValue({ id, field, value: event.target.value })
      }
      onClose={close}
      renderValue={(selected) => selected.join(', ')}
      inputProps={{ 'aria-label': `Lamps of ${row.scene}` }}
      // The grid would save on Enter, which checks an option here.
      MenuProps={{ onKeyDown: (event) => event.stopPropagation() }}
      sx={{ px: 1, typography: 'body2' }}
    >
      {LAMPS.map((lamp) => (
        <MenuItem key={lamp} value={lamp} dense>
          <Checkbox checked={lamps.includes(lamp)} tabIndex={-1} size="small" />
          <ListItemText primary={lamp} />
        </MenuItem>
      ))}
    </Select>
  );
}
// #endregion preview

const columns: GridColDef<Cue>[] = [
  { field: 'scene', headerName: 'Scene', width: 120 },
  {
    field: 'lamps',
    headerName: 'Lamps',
    flex: 1,
    minWidth: 150,
    editable: true,
    valueFormatter: (lamps: string[] | string) => toList(lamps).join(', '),
    valueSetter: (lamps: string[] | string, row) => ({
      ...row,
      lamps: toList(lamps),
    }),
    renderEditCell: (params) => <LampsEditor {...params} />,
  },
];

const rows: Cue[] = [
  { id: 1, scene: 'Harbor, dawn', lamps: ['Floor'] },
  { id: 2, scene: 'Market', lamps: ['Bridge', 'Follow spot'] },
  { id: 3, scene: 'Cellar', lamps: [] },
];

export default function MultiSelectEditor() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Lamps by scene"
        hideFooter
      />
    </Box>
  );
}
