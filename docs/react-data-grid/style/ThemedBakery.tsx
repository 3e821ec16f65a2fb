import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';

// #region preview
const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`;

function withCrust(theme: Theme): Theme {
  const { palette } = theme.vars ?? theme;
  const crust = palette.warning.main;
  const paper = palette.background.paper;
  const colors = {
    DataGrid: {
      bg: mix(crust, 4, paper),
      headerBg: mix(crust, 22, paper),
      pinnedBg: mix(crust, 12, paper),
    },
  };

  return {
    ...theme,
    palette: { ...theme.palette, ...colors },
    ...(theme.vars && {
      vars: { ...theme.vars, palette: { ...theme.vars.palette, ...colors } },
    }),
    components: {
      ...theme.components,
      MuiDataGrid: {
        defaultProps: { density: 'compact' },
        styleOverrides: {
          columnHeaderTitle: { textTransform: 'uppercase', fontSize: 12 },
        },
      },
    },
  };
}
// #endregion preview

interface Delivery {
  id: number;
  cafe: string;
  rolls: number;
  croissants: number;
  cakes: number;
  driver: string;
}

const deliveries: Delivery[] = [
  { id: 1, cafe: 'Anchor', rolls: 60, croissants: 24, cakes: 2, driver: 'Ilse' },
  { id: 2, cafe: 'Tram Stop', rolls: 35, croissants: 40, cakes: 0, driver: 'Ilse' },
  { id: 3, cafe: 'Blue Door', rolls: 80, croissants: 12, cakes: 4, driver: 'Marek' },
  { id: 4, cafe: 'Library', rolls: 20, croissants: 18, cakes: 1, driver: 'Marek' },
];

const columns: GridColDef<Delivery>[] = [
  { field: 'cafe', headerName: 'Café', width: 110 },
  { field: 'rolls', headerName: 'Rolls', type: 'number', width: 110 },
  { field: 'croissants', headerName: 'Croissants', type: 'number', width: 140 },
  { field: 'cakes', headerName: 'Cakes', type: 'number', width: 110 },
  { field: 'driver', headerName: 'Driver', width: 110 },
];

const initialState = { pinnedColumns: { left: ['cafe'] } };

export default function ThemedBakery() {
  return (
    <ThemeProvider theme={withCrust}>
      <Box sx={{ height: 220, width: '100%', maxWidth: 420 }}>
        <DataGridPro
          aria-label="Morning deliveries"
          rows={deliveries}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </ThemeProvider>
  );
}
