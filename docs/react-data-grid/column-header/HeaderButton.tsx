import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, species: 'Field poppy', stock: 1240, packed: 0.5 },
  { id: 2, species: 'Viper’s bugloss', stock: 860, packed: 2 },
  { id: 3, species: 'Common toadflax', stock: 310, packed: 0.8 },
];

// #region preview
export default function HeaderButton() {
  const [unit, setUnit] = React.useState<'g' | 'oz'>('g');

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'species', headerName: 'Species', flex: 1, minWidth: 160 },
      {
        field: 'stock',
        headerName: 'Stock',
        type: 'number',
        width: 180,
        valueFormatter: (grams: number) =>
          unit === 'g' ? `${grams} g` : `${(grams / 28.35).toFixed(1)} oz`,
        renderHeader: ({ colDef }) => (
          <>
            {colDef.headerName}
            <Button
              size="small"
              tabIndex={-1}
              aria-label={`Unit: ${unit}`}
              sx={{ ml: 1, minWidth: 0, textTransform: 'none' }}
              onKeyDown={(event) => event.stopPropagation()}
              onClick={(event) => {
                event.stopPropagation();
                setUnit(unit === 'g' ? 'oz' : 'g');
              }}
            >
              {unit}
            </Button>
          </>
        ),
      },
    ],
    [unit],
  );

  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Seed bank, with units"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
