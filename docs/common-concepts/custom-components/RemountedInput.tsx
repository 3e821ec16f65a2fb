import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, Toolbar, type GridColDef } from '@mui/x-data-grid';

interface Cheese {
  id: number;
  cheese: string;
  weeks: number;
}

const cheeses: Cheese[] = [
  { id: 1, cheese: 'Tomme', weeks: 14 },
  { id: 2, cheese: 'Reblochon', weeks: 6 },
  { id: 3, cheese: 'Beaufort', weeks: 40 },
];

const columns: GridColDef<Cheese>[] = [
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 110 },
  { field: 'weeks', headerName: 'Weeks in the cellar', type: 'number', width: 160 },
];

interface Search {
  text: string;
  setText: (text: string) => void;
  countMount: () => void;
}

const SearchContext = React.createContext<Search | null>(null);

function SearchToolbar() {
  const { text, setText, countMount } = React.useContext(SearchContext)!;
  React.useEffect(countMount, [countMount]);

  return (
    <Toolbar>
      <Box
        component="input"
        aria-label="Search the cellar"
        placeholder="Search the cellar"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: 1, minWidth: 0, p: 1, font: 'inherit' }}
      />
    </Toolbar>
  );
}

interface CellarProps {
  rows: Cheese[];
  stable: boolean;
}

// #region preview
const stableSlots = { toolbar: SearchToolbar };

const Cellar = React.memo(function Cellar({ rows, stable }: CellarProps) {
  // A new function on every render is a different component to React.
  const freshSlots = { toolbar: () => <SearchToolbar /> };

  return (
    <DataGrid
      aria-label="Cheeses"
      rows={rows}
      columns={columns}
      showToolbar
      hideFooter
      slots={stable ? stableSlots : freshSlots}
    />
  );
});
// #endregion preview

export default function RemountedInput() {
  const [text, setText] = React.useState('');
  const [stable, setStable] = React.useState(false);
  const [mounts, setMounts] = React.useState(0);
  const countMount = React.useCallback(() => setMounts((count) => count + 1), []);
  const search = React.useMemo(
    () => ({ text, setText, countMount }),
    [text, countMount],
  );
  const rows = React.useMemo(
    () =>
      cheeses.filter(({ cheese }) =>
        cheese.toLowerCase().includes(text.toLowerCase()),
      ),
    [text],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={stable}
              onChange={(event) => {
                setStable(event.target.checked);
                setMounts(0);
              }}
            />
          }
          label="Stable component"
        />
        <Typography variant="body2" role="status">
          Mounts of the toolbar: {mounts}
        </Typography>
      </Box>
      <Box sx={{ height: 290 }}>
        <SearchContext.Provider value={search}>
          <Cellar rows={rows} stable={stable} />
        </SearchContext.Provider>
      </Box>
    </Box>
  );
}
