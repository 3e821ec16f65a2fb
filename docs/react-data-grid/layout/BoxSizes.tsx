import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tool {
  id: number;
  tool: string;
  shed: string;
}

const columns: GridColDef<Tool>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'shed', headerName: 'Shed', width: 110 },
];

const NAMES = [
  'Broadfork',
  'Dibber',
  'Edging iron',
  'Pruning saw',
  'Scythe',
  'Mattock',
];
const tools: Tool[] = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  tool: `${NAMES[index % NAMES.length]} ${Math.floor(index / NAMES.length) + 1}`,
  shed: index % 2 === 0 ? 'Orchard' : 'Nursery',
}));

// #region preview
const boxes = {
  fixed: { height: 300 },
  content: { display: 'flex', flexDirection: 'column' },
  between: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 200,
    maxHeight: 300,
  },
} as const;
// #endregion preview

const labels = { fixed: 'Fixed', content: 'As the rows', between: '200 to 300 px' };

type BoxName = keyof typeof boxes;

export default function BoxSizes() {
  const [box, setBox] = React.useState<BoxName>('between');
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => tools.slice(0, count), [count]);

  return (
    <Box sx={{ width: '100%', minHeight: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={box}
          onChange={(_, next: BoxName | null) => setBox(next ?? box)}
          aria-label="Height of the box"
        >
          {(Object.keys(boxes) as BoxName[]).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {labels[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={count}
          onChange={(_, next: number | null) => setCount(next ?? count)}
          aria-label="Number of rows"
        >
          {[0, 3, 6, 18].map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={boxes[box]}>
        <DataGrid rows={rows} columns={columns} aria-label="Tools" hideFooter />
      </Box>
    </Box>
  );
}
