import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lighthouse', headerName: 'Lighthouse', width: 170 },
  { field: 'coast', headerName: 'Coast', width: 140 },
];

const rows = [
  { id: 1, lighthouse: 'Gull Rock', coast: 'North' },
  { id: 2, lighthouse: 'Old Harbor', coast: 'West' },
  { id: 3, lighthouse: 'Seal Point', coast: 'North' },
];

interface Search {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

const SearchContext = React.createContext<Search | null>(null);

// #region preview
function SearchBar() {
  const search = React.useContext(SearchContext);
  return (
    <Toolbar>
      <QuickFilter
        expanded={search?.isOpen}
        onExpandedChange={search?.setIsOpen}
        style={{ visibility: search?.isOpen ? 'visible' : 'hidden' }}
      >
        <QuickFilterControl
          render={({ ref, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search"
              slotProps={{
                ...props.slotProps,
                htmlInput: { 'aria-label': 'Search', ...props.slotProps?.htmlInput },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion preview

export default function OpenFromOutside() {
  const [isOpen, setIsOpen] = React.useState(false);
  const search = React.useMemo(() => ({ isOpen, setIsOpen }), [isOpen]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" sx={{ mb: 1 }} onClick={() => setIsOpen(true)}>
        Find a lighthouse
      </Button>
      <Box sx={{ height: 320 }}>
        <SearchContext.Provider value={search}>
          <DataGrid
            rows={rows}
            columns={columns}
            slots={{ toolbar: SearchBar }}
            showToolbar
            aria-label="Lighthouses"
            hideFooter
          />
        </SearchContext.Provider>
      </Box>
    </Box>
  );
}
