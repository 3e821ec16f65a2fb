import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Bag', width: 100 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    flex: 1,
    minWidth: 120,
  },
];

const bags = Array.from({ length: 20 }, (_, index) => ({
  id: `NB-${index + 1}`,
  weight: 69 + ((index * 7) % 5) / 10,
}));

// #region preview
const containers = {
  fixed: { height: 320 },
  growing: { display: 'flex', flexDirection: 'column', maxHeight: 320 },
} as const;
// #endregion preview

type Container = keyof typeof containers;

export default function ContainerHeight() {
  const [container, setContainer] = React.useState<Container>('fixed');
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => bags.slice(0, count), [count]);

  return (
    <Box sx={{ width: '100%', minHeight: 380 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={container}
          onChange={(_, next: Container | null) => next && setContainer(next)}
          aria-label="Container"
        >
          <ToggleButton value="fixed">Fixed height</ToggleButton>
          <ToggleButton value="growing">Grows, then scrolls</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={count}
          onChange={(_, next: number | null) => next && setCount(next)}
          aria-label="Number of rows"
        >
          <ToggleButton value={2}>2 rows</ToggleButton>
          <ToggleButton value={20}>20 rows</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box sx={{ width: '100%', ...containers[container] }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Bags of a lot"
          hideFooter
        />
      </Box>
    </Box>
  );
}
