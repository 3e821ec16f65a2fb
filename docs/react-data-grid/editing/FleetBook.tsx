import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridEventListener,
  type GridRenderCellParams,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Vehicle {
  id: number;
  plate: string;
  model: string;
  isNew?: boolean;
}

interface Actions {
  modes: GridRowModesModel;
  edit: (id: GridRowId) => void;
  save: (id: GridRowId) => void;
  cancel: (id: GridRowId) => void;
  remove: (id: GridRowId) => void;
}

const ActionsContext = React.createContext<Actions | null>(null);

function VehicleActions(params: GridRenderCellParams<Vehicle>) {
  const actions = React.useContext(ActionsContext);
  if (!actions) {
    return null;
  }
  const { id, row } = params;
  const isEditing = actions.modes[id]?.mode === GridRowModes.Edit;
  const name = row.plate || 'the new vehicle';
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={isEditing ? <CheckIcon /> : <EditIcon />}
        label={isEditing ? `Save ${name}` : `Edit ${name}`}
        onClick={() => (isEditing ? actions.save(id) : actions.edit(id))}
      />
      <GridActionsCellItem
        icon={isEditing ? <CloseIcon /> : <DeleteIcon />}
        label={isEditing ? `Cancel ${name}` : `Delete ${name}`}
        onClick={() => (isEditing ? actions.cancel(id) : actions.remove(id))}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Vehicle>[] = [
  { field: 'plate', headerName: 'Plate', width: 90, editable: true },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 130, editable: true },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 100,
    renderCell: (params) => <VehicleActions {...params} />,
  },
];

const initialRows: Vehicle[] = [
  { id: 1, plate: 'KV 204', model: 'Cargo van' },
  { id: 2, plate: 'KV 211', model: 'Electric minibus' },
  { id: 3, plate: 'KV 219', model: 'Flatbed' },
];

const stayOpen: GridEventListener<'rowEditStop'> = (params, event) => {
  if (params.reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function FleetBook() {
  const [rows, setRows] = React.useState(initialRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const nextId = React.useRef(4);

  const actions = React.useMemo<Actions>(() => {
    // #region preview
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setModes((current) => ({ ...current, [id]: mode }));

    const edit = (id: GridRowId) =>
      setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'plate' });
    const save = (id: GridRowId) => setMode(id, { mode: GridRowModes.View });
    const cancel = (id: GridRowId) =>
      setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
    // #endregion preview
    const remove = (id: GridRowId) =>
      setRows((current) => current.filter((row) => row.id !== id));
    return { modes, edit, save, cancel, remove };
  }, [modes]);

  // Removes a new row that was closed without saving, but only after it has closed.
  const changeModes = React.useCallback((model: GridRowModesModel) => {
    setModes(model);
    setRows((current) => current.filter((row) => !row.isNew || model[row.id]));
  }, []);

  const saveRow = React.useCallback((updated: Vehicle) => {
    const saved = { ...updated, isNew: false };
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  }, []);

  const addVehicle = () => {
    const id = nextId.current;
    nextId.current += 1;
    setRows((current) => [{ id, plate: '', model: '', isNew: true }, ...current]);
    actions.edit(id);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button startIcon={<AddIcon />} onClick={addVehicle} sx={{ mb: 1 }}>
        Add vehicle
      </Button>
      <Box sx={{ height: 268 }}>
        <ActionsContext.Provider value={actions}>
          <DataGrid
            editMode="row"
            rows={rows}
            columns={columns}
            rowModesModel={modes}
            onRowModesModelChange={changeModes}
            onRowEditStop={stayOpen}
            processRowUpdate={saveRow}
            aria-label="Vehicles of the fleet"
            hideFooter
          />
        </ActionsContext.Provider>
      </Box>
    </Box>
  );
}
