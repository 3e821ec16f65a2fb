import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {
  CATEGORIES,
  getReorder,
  getStatus,
  isCount,
  STATUSES,
  WAREHOUSES,
  type Article,
  type Status,
} from './articles';

const COLORS: Record<Status, ChipProps['color']> = {
  'in stock': 'success',
  low: 'warning',
  'out of stock': 'error',
  discontinued: 'default',
};

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

const toDollars = (value?: number) =>
  value === undefined ? '' : dollars.format(value);

const checkCount: GridColDef['preProcessEditCellProps'] = ({ props }) => ({
  ...props,
  error: !isCount(props.value),
});

/**
 * Columns of the stockroom.
 *
 * @param onReorder orders the missing pieces of an article
 */
export function createColumns(
  onReorder: (article: Article) => void,
): GridColDef<Article>[] {
  return [
    {
      field: 'code',
      headerName: 'Article',
      width: 110,
      groupable: false,
      renderCell: ({ id, value }) =>
        id === GRID_AGGREGATION_ROOT_FOOTER_ROW_ID ? <strong>Total</strong> : value,
    },
    { field: 'name', headerName: 'Name', width: 180, groupable: false },
    {
      field: 'stock',
      headerName: 'Stock',
      type: 'number',
      width: 100,
      editable: true,
      groupable: false,
      preProcessEditCellProps: checkCount,
    },
    {
      field: 'value',
      headerName: 'Value',
      type: 'number',
      width: 150,
      groupable: false,
      valueGetter: (_, row) => (row.code ? row.stock * row.price : undefined),
      valueFormatter: toDollars,
    },
    {
      field: 'status',
      headerName: 'Status',
      type: 'singleSelect',
      valueOptions: [...STATUSES],
      width: 140,
      valueGetter: (_, row) => (row.code ? getStatus(row) : undefined),
      renderCell: ({ value }) =>
        value && (
          <Chip
            label={value}
            color={COLORS[value as Status]}
            size="small"
            variant="outlined"
            sx={{ color: 'text.primary' }}
          />
        ),
    },
    {
      field: 'minimum',
      headerName: 'Minimum',
      type: 'number',
      width: 110,
      editable: true,
      groupable: false,
      aggregable: false,
      preProcessEditCellProps: checkCount,
    },
    {
      field: 'price',
      headerName: 'Price',
      type: 'number',
      width: 100,
      groupable: false,
      aggregable: false,
      valueFormatter: toDollars,
    },
    {
      field: 'category',
      headerName: 'Category',
      type: 'singleSelect',
      valueOptions: [...CATEGORIES],
      width: 120,
    },
    {
      field: 'warehouse',
      headerName: 'Warehouse',
      type: 'singleSelect',
      valueOptions: [...WAREHOUSES],
      width: 120,
    },
    {
      field: 'actions',
      headerName: 'Reorder',
      type: 'actions',
      width: 90,
      renderCell: (params) => {
        const pieces = params.row.code ? getReorder(params.row) : 0;
        return (
          <GridActionsCell {...params}>
            {pieces > 0 && (
              <GridActionsCellItem
                icon={<AddShoppingCartIcon />}
                label={`Order ${pieces} pieces of ${params.row.code}`}
                onClick={() => onReorder(params.row)}
              />
            )}
          </GridActionsCell>
        );
      },
    },
  ];
}
