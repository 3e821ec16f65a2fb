import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Trial {
  id: number;
  seedling: string;
  tray: string;
  vigor: number;
}

// #region preview
function VigorEditor({
  id,
  field,
  row,
  value,
  hasFocus,
}: GridRenderEditCellParams<Trial, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      const checked = ref.current?.querySelector<HTMLElement>('input:checked');
      (checked ?? ref.current?.querySelector('input'))?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`vigor-${id}`}
      aria-label={`Vigor of ${row.seedling}`}
      value={value ?? null}
      onChange={(_, vigor) =>
        apiRef.current.setEditCellValue({ id, field, value: vigor ?? 0 })
      }
      sx={{ mx: 1 }}
    />
  );
}
// #endregion preview

function VigorCell({ value }: GridRenderCellParams<Trial, number>) {
  return <Rating readOnly value={value ?? 0} />;
}

const columns: GridColDef<Trial>[] = [
  { field: 'seedling', headerName: 'Seedling', flex: 1, minWidth: 110 },
  { field: 'tray', headerName: 'Tray', width: 80 },
  {
    field: 'vigor',
    headerName: 'Vigor',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 160,
    editable: true,
    renderCell: (params) => <VigorCell {...params} />,
    renderEditCell: (params) => <VigorEditor {...params} />,
  },
];

const rows: Trial[] = [
  { id: 1, seedling: 'Black kale', tray: 'A 2', vigor: 4 },
  { id: 2, seedling: 'Celeriac', tray: 'A 5', vigor: 2 },
  { id: 3, seedling: 'Okra', tray: 'C 1', vigor: 5 },
];

export default function VigorStars() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Seedling trial"
        hideFooter
      />
    </Box>
  );
}
