import { styled } from '@mui/material/styles';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
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

const Expanding = styled(QuickFilter)({
  display: 'flex',
  marginInlineStart: 'auto',
});

const Field = styled(TextField)(({ theme }) => ({
  width: 0,
  opacity: 0,
  transition: theme.transitions.create(['width', 'opacity']),
  '.expanded > &': { width: 200, opacity: 1 },
}));

// #region preview
function SearchBar() {
  return (
    <Toolbar>
      <Expanding className={({ expanded }) => (expanded ? 'expanded' : '')}>
        <QuickFilterTrigger
          render={(props, { expanded }) => (
            <Tooltip title="Search">
              <ToolbarButton {...props} color="default" disabled={expanded}>
                <SearchIcon fontSize="small" />
              </ToolbarButton>
            </Tooltip>
          )}
        />
        <QuickFilterControl
          render={({ ref, ...props }, { value }) => (
            <Field
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search"
              slotProps={{
                ...props.slotProps,
                htmlInput: { 'aria-label': 'Search', ...props.slotProps?.htmlInput },
                input: {
                  endAdornment: value && (
                    <InputAdornment position="end">
                      <QuickFilterClear edge="end" size="small" aria-label="Clear">
                        <CancelIcon fontSize="small" />
                      </QuickFilterClear>
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </Expanding>
    </Toolbar>
  );
}
// #endregion preview

export default function ExpandingField() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchBar }}
        showToolbar
        aria-label="Lighthouses"
        hideFooter
      />
    </div>
  );
}
