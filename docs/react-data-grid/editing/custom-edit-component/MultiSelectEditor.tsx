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
function LampsEditor({
  id,
  field,
  row,
  value,
}: GridRenderEditCellParams<Cue, string[]>) {
  const apiRef = useGridApiContext();

  const save = () => {
    if (apiRef.current.getCellMode(id, field) === GridCellModes.Edit) {
      apiRef.current.stopCellEditMode({ id, field });
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
      value={value ?? []}
      onChange={(event) =>
        apiRef.current.setEditCellValue({ id, field, value: event.target.value })
      }
      onClose={save}
      renderValue={(lamps) => lamps.join(', ')}
      inputProps={{ 'aria-label': `Lamps of ${row.scene}` }}
      // The grid would save on Enter, which checks an option here.
      MenuProps={{ onKeyDown: (event) => event.stopPropagation() }}
      sx={{ px: 1, typography: 'body2' }}
    >
      {LAMPS.map((lamp) => (
        <MenuItem key={lamp} value={lamp} dense>
          <Checkbox checked={value?.includes(lamp)} tabIndex={-1} size="small" />
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
    valueFormatter: (lamps: string[]) => lamps?.join(', '),
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
