import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Job {
  id: string;
  title: string;
  status: 'Open' | 'In progress' | 'Delivered';
}

// #region preview
function StatusEditor(params: GridRenderEditCellParams<Job>) {
  const { id, field } = params;
  const apiRef = useGridApiContext();

  const closeCell = () => {
    // A choice with Enter has closed the cell by now.
    if (apiRef.current.getCellMode(id, field) === GridCellModes.Edit) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  const saveAtOnce: GridEditSingleSelectCellProps['onValueChange'] = async (
    _,
    value,
  ) => {
    if (await apiRef.current.setEditCellValue({ id, field, value })) {
      closeCell();
    }
  };

  // For the current option, onValueChange isn't called.
  const handleClick = ({ target }: React.MouseEvent) => {
    const current = '[role="option"][aria-selected="true"]';
    if (target instanceof Element && target.closest(current)) {
      closeCell();
    }
  };

  return (
    <div style={{ display: 'contents' }} onClick={handleClick}>
      <GridEditSingleSelectCell {...params} onValueChange={saveAtOnce} />
    </div>
  );
}
// #endregion preview

const columns: GridColDef<Job>[] = [
  { field: 'id', headerName: 'Job', width: 80 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'In progress', 'Delivered'],
    width: 140,
    editable: true,
    renderEditCell: (params) => <StatusEditor {...params} />,
  },
];

const rows: Job[] = [
  { id: 'T-301', title: 'Ferry timetable', status: 'Open' },
  { id: 'T-302', title: 'Cheese catalog', status: 'In progress' },
  { id: 'T-303', title: 'Ski pass terms', status: 'Delivered' },
];

export default function SaveOnSelect() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Translation jobs with a status"
        hideFooter
      />
    </Box>
  );
}
