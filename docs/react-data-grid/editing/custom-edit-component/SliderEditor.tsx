import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  GridCellEditStartReasons,
  useGridApiContext,
  type GridColDef,
  type GridEventListener,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Cue {
  id: number;
  scene: string;
  level: number;
}

// #region preview
function LevelEditor({
  id,
  field,
  row,
  value,
  hasFocus,
}: GridRenderEditCellParams<Cue, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', width: '100%', pl: 2, pr: 1.25 }}
    >
      <Slider
        ref={ref}
        size="small"
        step={5}
        value={value ?? 0}
        onChange={(_, level) =>
          apiRef.current.setEditCellValue({ id, field, value: level })
        }
        aria-label={`Level of ${row.scene}`}
      />
      <Box
        component="span"
        sx={{ minWidth: 36, textAlign: 'end', userSelect: 'none' }}
      >
        {value ?? 0}
      </Box>
    </Box>
  );
}

// The other reasons, such as a typed digit, would empty the value.
const startWithValue: GridEventListener<'cellEditStart'> = (
  { field, reason },
  event,
) => {
  if (
    field === 'level' &&
    reason !== GridCellEditStartReasons.enterKeyDown &&
    reason !== GridCellEditStartReasons.cellDoubleClick
  ) {
    event.defaultMuiPrevented = true;
  }
};
// #endregion preview

const columns: GridColDef<Cue>[] = [
  { field: 'scene', headerName: 'Scene', flex: 1, minWidth: 110 },
  {
    field: 'level',
    headerName: 'Level (%)',
    type: 'number',
    width: 180,
    editable: true,
    renderEditCell: (params) => <LevelEditor {...params} />,
  },
];

const rows: Cue[] = [
  { id: 1, scene: 'Harbor, dawn', level: 35 },
  { id: 2, scene: 'Market', level: 90 },
  { id: 3, scene: 'Cellar', level: 10 },
];

export default function SliderEditor() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellEditStart={startWithValue}
        aria-label="Light levels by scene"
        hideFooter
      />
    </Box>
  );
}
