import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

// #region preview
interface CollapsibleHeaderProps extends GridColumnGroupHeaderParams {
  /** The fields that are shown only while the group is expanded. */
  details: string[];
}

function CollapsibleHeader({
  groupId,
  headerName,
  details,
}: CollapsibleHeaderProps) {
  const apiRef = useGridApiContext();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const isExpanded = details.every((field) => visibility[field] !== false);

  const toggle = () =>
    apiRef.current.setColumnVisibilityModel({
      ...visibility,
      ...Object.fromEntries(details.map((field) => [field, !isExpanded])),
    });

  // Arrow keys focus the header cell, not the button in it.
  useGridEvent(apiRef, 'columnGroupHeaderKeyDown', (params, event) => {
    const isOnCell = event.target === event.currentTarget;
    if (params.groupId === groupId && event.key === 'Enter' && isOnCell) {
      toggle();
    }
  });

  return (
    <>
      {headerName}
      <IconButton
        size="small"
        tabIndex={-1}
        edge="end"
        aria-label={`Details of ${headerName}`}
        aria-expanded={isExpanded}
        onClick={toggle}
      >
        {isExpanded ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      </IconButton>
    </>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Air, °C',
    children: [{ field: 'mean' }, { field: 'min' }, { field: 'max' }],
    renderHeaderGroup: (params) => (
      <CollapsibleHeader {...params} details={['min', 'max']} />
    ),
  },
  {
    groupId: 'wind',
    headerName: 'Wind, km/h',
    children: [{ field: 'wind' }, { field: 'gust' }],
    renderHeaderGroup: (params) => (
      <CollapsibleHeader {...params} details={['gust']} />
    ),
  },
];
// #endregion preview

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'mean', headerName: 'Mean', type: 'number', width: 140, hideable: false },
  { field: 'min', headerName: 'Min', type: 'number', width: 90 },
  { field: 'max', headerName: 'Max', type: 'number', width: 90 },
  {
    field: 'wind',
    headerName: 'Speed',
    type: 'number',
    width: 160,
    hideable: false,
  },
  { field: 'gust', headerName: 'Gust', type: 'number', width: 90 },
];

const rows = [
  {
    id: 1,
    station: 'Fell Head',
    mean: 2.2,
    min: -2.1,
    max: 6.4,
    wind: 38,
    gust: 74,
  },
  {
    id: 2,
    station: 'Harbor Wall',
    mean: 8.5,
    min: 5.3,
    max: 11.8,
    wind: 22,
    gust: 51,
  },
  {
    id: 3,
    station: 'Mill Lane',
    mean: 8.4,
    min: 3.9,
    max: 13.2,
    wind: 11,
    gust: 29,
  },
];

const initialState = {
  columns: { columnVisibilityModel: { min: false, max: false } },
};

export default function CollapsibleGroups() {
  return (
    <Box sx={{ height: 285, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={initialState}
        aria-label="Weather on April 12, with details"
        hideFooter
      />
    </Box>
  );
}
