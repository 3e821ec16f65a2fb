import * as React from 'react';
import Box from '@mui/material/Box';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

interface Order {
  id: string;
  customer: string;
  loaves: number;
}

const orders: Order[] = [
  { id: 'B-101', customer: 'Café Lumen', loaves: 24 },
  { id: 'B-102', customer: 'Ines Keller', loaves: 2 },
  { id: 'B-103', customer: 'Harbor School', loaves: 40 },
  { id: 'B-104', customer: 'Tom Byrne', loaves: 1 },
  { id: 'B-105', customer: 'Hotel Meridian', loaves: 36 },
  { id: 'B-106', customer: 'Aiko Mori', loaves: 3 },
  { id: 'B-107', customer: 'Night Shelter', loaves: 18 },
];

export default function PinnedByUsers() {
  const apiRef = useGridApiRef();
  // #region preview
  const [pinnedIds, setPinnedIds] = React.useState<GridRowId[]>(['B-103']);

  const { rows, pinnedRows } = React.useMemo(
    () => ({
      rows: orders.filter(({ id }) => !pinnedIds.includes(id)),
      pinnedRows: { top: orders.filter(({ id }) => pinnedIds.includes(id)) },
    }),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const toggle = (id: GridRowId) => {
      setPinnedIds((ids) =>
        ids.includes(id) ? ids.filter((pinned) => pinned !== id) : [...ids, id],
      );
      // The button is removed from its old place together with the row.
      setTimeout(() => apiRef.current?.setCellFocus(id, 'actions'));
    };
    return [
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 85,
        renderCell: (params) => {
          const isPinned = params.rowNode.type === 'pinnedRow';
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
                label={`${isPinned ? 'Unpin' : 'Pin'} ${params.row.customer}`}
                onClick={() => toggle(params.id)}
              />
            </GridActionsCell>
          );
        },
      },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      { field: 'loaves', headerName: 'Loaves', type: 'number', width: 90 },
    ];
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        aria-label="Orders to pin"
        hideFooter
      />
    </Box>
  );
  // #endregion preview
}
