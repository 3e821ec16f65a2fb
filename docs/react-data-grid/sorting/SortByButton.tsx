import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Language {
  id: string;
  language: string;
  vowels: number;
  consonants: number;
}

const columns: GridColDef<Language>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 120 },
  { field: 'vowels', headerName: 'Vowels', type: 'number', width: 100 },
  { field: 'consonants', headerName: 'Consonants', type: 'number', width: 120 },
];

const rows: Language[] = [
  { id: 'es', language: 'Spanish', vowels: 5, consonants: 19 },
  { id: 'haw', language: 'Hawaiian', vowels: 5, consonants: 8 },
  { id: 'da', language: 'Danish', vowels: 20, consonants: 16 },
  { id: 'ka', language: 'Georgian', vowels: 5, consonants: 28 },
];

export default function SortByButton() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = React.useState('');

  // #region preview
  const showMostVowels = () => {
    apiRef.current?.sortColumn('vowels', 'desc');
    const first = apiRef.current?.getSortedRows()[0];
    setAnswer(first ? `${first.language} has ${first.vowels} vowels.` : '');
  };

  const toggleConsonants = () => {
    apiRef.current?.sortColumn('consonants');
    setAnswer('');
  };

  const clear = () => {
    apiRef.current?.setSortModel([]);
    setAnswer('');
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={showMostVowels}>
          Most vowels
        </Button>
        <Button size="small" variant="outlined" onClick={toggleConsonants}>
          Consonants: next direction
        </Button>
        <Button size="small" variant="outlined" onClick={clear}>
          Clear
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ my: 1, minHeight: 20 }}>
        {answer}
      </Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Sounds of languages"
          hideFooter
        />
      </Box>
    </Box>
  );
}
