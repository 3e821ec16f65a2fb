import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  getGridNumericOperators,
  type DataGridProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Hut {
  id: string;
  hut: string;
  valley: string;
  rating: number;
}

// #region preview
function RatingInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Rating
      name="rating-limit"
      aria-label="Stars"
      value={item.value == null ? null : Number(item.value)}
      onChange={(_, value) => applyValue({ ...item, value: value ?? undefined })}
      sx={{ alignSelf: 'end', mb: 1 }}
    />
  );
}

const operatorLabels: Record<string, string> = {
  '>=': 'at least',
  '<=': 'at most',
};

const ratingOperators = getGridNumericOperators()
  .filter(({ value }) => value in operatorLabels)
  .map((operator) => ({
    ...operator,
    label: operatorLabels[operator.value],
    InputComponent: RatingInput,
  }));
// #endregion preview

function Stars({ value }: GridRenderCellParams<Hut, number>) {
  return <Rating readOnly size="small" value={value ?? 0} />;
}

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'valley', headerName: 'Valley', flex: 1, minWidth: 110 },
  {
    field: 'rating',
    headerName: 'Guests',
    type: 'number',
    width: 150,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    filterOperators: ratingOperators,
    renderCell: (params) => <Stars {...params} />,
  },
];

const rows: Hut[] = [
  { id: 'H1', hut: 'Slate Saddle', valley: 'Upper Arn', rating: 5 },
  { id: 'H2', hut: 'Kestrel Box', valley: 'Upper Arn', rating: 3 },
  { id: 'H3', hut: 'Three Lakes', valley: 'Silver', rating: 4 },
  { id: 'H4', hut: 'Gentian House', valley: 'Silver', rating: 2 },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [{ field: 'rating', operator: '>=', value: 4 }] },
  },
};

export default function GuestRating() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Huts by rating"
        hideFooter
      />
    </Box>
  );
}
