import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import {
  containerColumns,
  containers,
  formatFill,
  type Container,
} from './containers';

// #region preview
function FillCell(params: GridRenderCellParams<Container, number>) {
  // A count of containers is not a fill level, so show it as a number.
  if (params.aggregation && !params.aggregation.hasCellUnit) {
    return <strong>{params.formattedValue}</strong>;
  }
  return (
    <div className="flex w-full items-center gap-2">
      <LinearProgress
        variant="determinate"
        value={(params.value ?? 0) * 100}
        color={params.aggregation ? 'secondary' : 'primary'}
        aria-label="Fill level"
        className="h-[6px] grow rounded-full"
      />
      <span>{params.formattedValue}</span>
    </div>
  );
}
// #endregion preview

const columns: GridColDef<Container>[] = [
  ...containerColumns,
  {
    field: 'fill',
    headerName: 'Full',
    type: 'number',
    width: 117,
    display: 'flex',
    valueFormatter: formatFill,
    renderCell: (params) => <FillCell {...params} />,
  },
];

/** The total row, and the function's name in the header. */
const totals = [
  '[&_.MuiDataGrid-pinnedRows_.MuiDataGrid-cell]:bg-hover',
  '[&_.MuiDataGrid-pinnedRows_.MuiDataGrid-cell]:font-bold',
  '[&_.MuiDataGrid-aggregationColumnHeaderLabel]:italic',
].join(' ');

export default function FillLevels() {
  return (
    <div className="h-[318px] w-full">
      <DataGridPremium
        rows={containers}
        columns={columns}
        initialState={{ aggregation: { model: { fill: 'avg' } } }}
        aria-label="Containers for recycling"
        hideFooter
        className={totals}
      />
    </div>
  );
}
