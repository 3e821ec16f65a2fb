import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  gridClasses,
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
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={(params.value ?? 0) * 100}
        color={params.aggregation ? 'secondary' : 'primary'}
        aria-label="Fill level"
        sx={{ flexGrow: 1, height: 6, borderRadius: 3 }}
      />
      <span>{params.formattedValue}</span>
    </Box>
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

export default function FillLevels() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        rows={containers}
        columns={columns}
        initialState={{ aggregation: { model: { fill: 'avg' } } }}
        aria-label="Containers for recycling"
        hideFooter
        sx={{
          [`& .${gridClasses.pinnedRows} .${gridClasses.cell}`]: {
            bgcolor: 'action.hover',
            fontWeight: 'fontWeightBold',
          },
          [`& .${gridClasses.aggregationColumnHeaderLabel}`]: {
            fontStyle: 'italic',
          },
        }}
      />
    </Box>
  );
}
