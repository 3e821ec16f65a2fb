import * as React from 'react';
import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/Add';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Order {
  id: string;
  customer: string;
  loaves: number;
}

const initialOrders: Order[] = [
  { id: 'B-101', customer: 'Café Lumen', loaves: 24 },
  { id: 'B-102', customer: 'Harbor School', loaves: 40 },
  { id: 'B-103', customer: 'Tom Byrne', loaves: 1 },
];

// #region preview
const emptyDraft: Order = { id: 'new', customer: '', loaves: 1 };

export default function EditedPinnedRow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(initialOrders);
  const [draft, setDraft] = React.useState(emptyDraft);

  const pinnedRows = React.useMemo(() => ({ top: [draft] }), [draft]);

  const processRowUpdate = (newRow: Order) => {
    if (newRow.id === draft.id) {
      setDraft(newRow);
    } else {
      setRows((current) =>
        current.map((row) => (row.id === newRow.id ? newRow : row)),
      );
    }
    return newRow;
  };

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const add = (order: Order) => {
      setRows((current) => [
        ...current,
        { ...order, id: `B-${101 + current.length}` },
      ]);
      setDraft(emptyDraft);
      // The button is disabled now, so move the focus to the next order.
      setTimeout(() => apiRef.current?.setCellFocus(emptyDraft.id, 'customer'));
    };
    return [
      {
        field: 'customer',
        headerName: 'Customer',
        editable: true,
        flex: 1,
        minWidth: 120,
        valueFormatter: (value: string) => value || 'New customer',
      },
      {
        field: 'loaves',
        headerName: 'Loaves',
        type: 'number',
        editable: true,
        width: 90,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 85,
        renderCell: (params) =>
          params.rowNode.type === 'pinnedRow' && (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={<AddIcon />}
                label="Add the order"
                disabled={!params.row.customer.trim()}
                onClick={() => add(params.row)}
              />
            </GridActionsCell>
          ),
      },
    ];
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        processRowUpdate={processRowUpdate}
        aria-label="Orders with a row for new ones"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
