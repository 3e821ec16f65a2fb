import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

interface Round {
  id: number;
  event: string;
  arbiter: string;
  entries: number;
}

const columns: GridColDef<Round>[] = [
  { field: 'event', headerName: 'Tournament', width: 130 },
  { field: 'arbiter', headerName: 'Arbiter', width: 100 },
  { field: 'entries', headerName: 'Entries', type: 'number', width: 110 },
];

const rows: Round[] = [
  {
    id: 1,
    event: 'Spring rapid in the town hall',
    arbiter: 'Marek Sobol',
    entries: 64,
  },
  {
    id: 2,
    event: 'Night blitz on the ferry',
    arbiter: 'Inés Carrasco',
    entries: 32,
  },
  {
    id: 3,
    event: 'Open championship of the river towns',
    arbiter: 'Tova Lind',
    entries: 118,
  },
];

// #region preview
function WidthItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const { field } = colDef;

  const change = (step: number) => {
    const column = apiRef.current.getColumn(field);
    const { computedWidth, minWidth = 50, maxWidth = Infinity } = column;
    if (column.flex) {
      apiRef.current.updateColumns([{ ...column, flex: 0 }]);
    }
    const width = Math.min(Math.max(computedWidth + step, minWidth), maxWidth);
    apiRef.current.setColumnWidth(field, width);
  };

  return [
    <MenuItem
      key="fit"
      onClick={(event) => {
        onClick(event);
        void apiRef.current.autosizeColumns({
          columns: [field],
          includeOutliers: true,
        });
      }}
    >
      Fit to content
    </MenuItem>,
    <MenuItem key="wider" onClick={() => change(40)}>
      Wider
    </MenuItem>,
    <MenuItem key="narrower" onClick={() => change(-40)}>
      Narrower
    </MenuItem>,
  ];
}

const menuSlots = { columnMenuWidthItems: WidthItems };

function MenuWithWidths(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={menuSlots} />;
}
// #endregion preview

const slots = { columnMenu: MenuWithWidths };

export default function WidthMenu() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        aria-label="Tournaments, with widths in the column menu"
        hideFooter
      />
    </Box>
  );
}
