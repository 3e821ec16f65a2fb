import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Container {
  id: number;
  place: { street: string; number: number };
  fill: number;
  emptied: Date;
}

// #region preview
const columns: GridColDef<Container>[] = [
  {
    field: 'place',
    headerName: 'Place',
    flex: 1,
    minWidth: 120,
    // Convert an object to text, or the file contains [object Object].
    valueFormatter: (place: Container['place']) => `${place.street} ${place.number}`,
  },
  {
    field: 'fill',
    headerName: 'Full',
    type: 'number',
    width: 97,
    display: 'flex',
    valueFormatter: (share: number) => `${Math.round(share * 100)} %`,
    // The bar appears only on screen.
    renderCell: ({ value = 0, formattedValue }) => (
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label={formattedValue}
        sx={{ flexGrow: 1 }}
      />
    ),
  },
  { field: 'emptied', headerName: 'Emptied', type: 'date', width: 105 },
];
// #endregion preview

const rows: Container[] = [
  {
    id: 1,
    place: { street: 'Ferry Dock', number: 4 },
    fill: 0.354,
    emptied: new Date(2026, 3, 7, 12),
  },
  {
    id: 2,
    place: { street: 'Linden Way', number: 19 },
    fill: 0.948,
    emptied: new Date(2026, 3, 2, 12),
  },
];

export default function ValuesInFile() {
  const apiRef = useGridApiRef();
  const [isRaw, setIsRaw] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    setCsv(apiRef.current?.getDataAsCsv() ?? '');
  }, [apiRef, isRaw]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 162 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          ignoreValueFormatterDuringExport={isRaw}
          aria-label="Containers and when they were emptied"
          hideFooter
        />
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={isRaw}
            onChange={(event) => setIsRaw(event.target.checked)}
          />
        }
        label="Ignore value formatters"
        sx={{ my: 1 }}
      />
      <Box
        component="pre"
        role="status"
        aria-label="Content of the file"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          height: 86,
          borderRadius: 1,
          overflow: 'auto',
          bgcolor: 'action.hover',
          color: 'text.primary',
          fontSize: 13,
        }}
      >
        {csv}
      </Box>
    </Box>
  );
}
