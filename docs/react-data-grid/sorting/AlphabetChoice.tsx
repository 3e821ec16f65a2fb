import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

interface Word {
  id: number;
  word: string;
  gloss: string;
}

const rows: Word[] = [
  { id: 1, word: 'zebra', gloss: 'The striped animal' },
  { id: 2, word: 'öra', gloss: 'Ear, in Swedish' },
  { id: 3, word: 'ost', gloss: 'Cheese, in Swedish' },
  { id: 4, word: 'yttre', gloss: 'Outer, in Swedish' },
  { id: 5, word: 'inre', gloss: 'Inner, in Swedish' },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'word', sort: 'asc' }] },
};

export default function AlphabetChoice() {
  const apiRef = useGridApiRef();
  const [language, setLanguage] = React.useState('en');

  // #region preview
  const columns = React.useMemo<GridColDef<Word>[]>(() => {
    const collator = new Intl.Collator(language);
    return [
      {
        field: 'word',
        headerName: 'Word',
        width: 130,
        sortComparator: collator.compare,
      },
      { field: 'gloss', headerName: 'Meaning', flex: 1, minWidth: 160 },
    ];
  }, [language]);

  React.useEffect(() => {
    // A new comparator doesn't sort the rows, so call the method.
    apiRef.current?.applySorting();
  }, [apiRef, columns]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Alphabet"
        value={language}
        onChange={(_, value: string | null) => value && setLanguage(value)}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="sv">Swedish</ToggleButton>
        <ToggleButton value="lt">Lithuanian</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 318, mt: 2 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          aria-label="Words in the order of an alphabet"
          hideFooter
        />
      </Box>
    </Box>
  );
}
