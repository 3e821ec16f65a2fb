import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Runner {
  id: number;
  name: string;
  club: string;
  finish: string;
}

const rows: Runner[] = [
  { id: 412, name: 'Helmi Lehtonen', club: 'Quayside Harriers', finish: '3:02:41' },
  { id: 87, name: 'Caio Teixeira', club: 'Night Owls', finish: '3:05:10' },
  { id: 1290, name: 'Kavya Menon', club: 'Quayside Harriers', finish: '3:11:57' },
  { id: 655, name: 'Malte Brandt', club: 'No club', finish: '3:14:22' },
  { id: 903, name: 'Margaux Lefort', club: 'Night Owls', finish: '3:20:08' },
];

const columns: GridColDef<Runner>[] = [
  { field: 'id', headerName: 'Bib', width: 70 },
  { field: 'name', headerName: 'Runner', flex: 1, minWidth: 140 },
  { field: 'club', headerName: 'Club', width: 150 },
  { field: 'finish', headerName: 'Finish', width: 90 },
];

export default function RunnersByClub() {
  const apiRef = useGridApiRef();
  const [report, setReport] = React.useState('Nothing read yet.');

  // #region preview
  const selectClub = (club: string) => {
    const members = rows.filter((row) => row.club === club);
    apiRef.current?.setRowSelectionModel({
      type: 'include',
      ids: new Set(members.map((row) => row.id)),
    });
  };

  const read = () => {
    const count = gridRowSelectionCountSelector(apiRef);
    const selected = gridRowSelectionIdsSelector(apiRef);
    const names = [...selected.values()].map((row) => row.name);
    setReport(`${count} selected: ${names.join(', ') || 'nobody'}.`);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => selectClub('Quayside Harriers')}
        >
          Select the Harriers
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.selectRow(655)}
        >
          Add bib 655
        </Button>
        <Button size="small" variant="contained" disableElevation onClick={read}>
          Read the selection
        </Button>
      </Stack>
      <Box sx={{ height: 319 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          aria-label="Finishers"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5, minHeight: 40 }}>
        {report}
      </Typography>
    </Box>
  );
}
