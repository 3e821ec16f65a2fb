import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tree {
  id: number;
  tree: string;
  kg: number;
}

const columns: GridColDef<Tree>[] = [
  { field: 'tree', headerName: 'Apple tree', flex: 1, minWidth: 110 },
  { field: 'kg', headerName: 'Harvest (kg)', type: 'number', width: 120 },
];

const rows: Tree[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  tree: `Tree ${index + 1}`,
  kg: 40 + ((index * 53) % 70),
}));

// #region preview
const ways = {
  'With a limit': {
    box: { display: 'flex', flexDirection: 'column', maxHeight: 300 },
    autoHeight: false,
  },
  Without: {
    box: { display: 'flex', flexDirection: 'column' },
    autoHeight: false,
  },
  autoHeight: { box: {}, autoHeight: true },
} as const;
// #endregion preview

type Way = keyof typeof ways;

export default function RowsInTheDocument() {
  const [way, setWay] = React.useState<Way>('With a limit');
  const [count, setCount] = React.useState<number | null>(null);
  const box = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const timer = setTimeout(() => {
      setCount(box.current?.querySelectorAll('.MuiDataGrid-row').length ?? null);
    }, 400);
    return () => clearTimeout(timer);
  }, [way]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={way}
        onChange={(_, next: Way | null) => setWay(next ?? way)}
        aria-label="Layout"
        sx={{ flexWrap: 'wrap' }}
      >
        {(Object.keys(ways) as Way[]).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {count === null ? 'Counting…' : `${count} of 100 rows are in the document.`}
      </Typography>
      <Box
        sx={{ height: 320, overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label="Page"
      >
        <Box ref={box} sx={ways[way].box}>
          <DataGrid
            key={way}
            rows={rows}
            columns={columns}
            autoHeight={ways[way].autoHeight}
            aria-label="Apple trees"
            hideFooter
          />
        </Box>
      </Box>
    </Box>
  );
}
