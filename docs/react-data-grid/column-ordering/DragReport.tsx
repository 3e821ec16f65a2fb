import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'show', headerName: 'Show', flex: 1, minWidth: 160 },
  { field: 'hall', headerName: 'Hall', width: 120 },
  { field: 'opens', headerName: 'Opens', width: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const rows = [
  { id: 1, show: 'The Tin Forest', hall: 'Main', opens: 'March 6', sold: 388 },
  { id: 2, show: 'Night Ferry', hall: 'Studio', opens: 'March 12', sold: 41 },
];

// #region preview
export default function DragReport() {
  const apiRef = useGridApiRef();
  const [keepsPosition, setKeepsPosition] = React.useState(false);
  const [report, setReport] = React.useState('Drag a column.');

  React.useEffect(() => {
    const api = apiRef.current;
    const unsubscribe = [
      api?.subscribeEvent('columnHeaderDragStart', ({ field }) =>
        setReport(`Dragging ${field}`),
      ),
      api?.subscribeEvent('columnHeaderDragEnd', ({ field }) =>
        setReport(`Released ${field}, order unchanged`),
      ),
    ];
    return () => unsubscribe.forEach((stop) => stop?.());
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the position when released outside"
        control={
          <Switch
            size="small"
            checked={keepsPosition}
            onChange={(event) => setKeepsPosition(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 177, my: 1 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          keepColumnPositionIfDraggedOutside={keepsPosition}
          onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
            setReport(`${column.field}: from index ${oldIndex} to ${targetIndex}`)
          }
          aria-label="Shows, with a report"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2">
        {report}
      </Typography>
    </Box>
  );
}
// #endregion preview
