import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '@site/sample-data/random';

interface Entry {
  id: number;
  garden: string;
  diary: string;
}

const random = createRandom(88);
const SENTENCES = [
  'Sowed the second row.',
  'Frost at dawn, fleece over the beans.',
  'Hoed between the onions.',
  'Tied up the tomatoes.',
  'Slugs in the cold frame again.',
];
const rows: Entry[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  garden: `Plot ${index + 1}`,
  diary: Array.from({ length: random.integer(6, 14) }, () =>
    random.pick(SENTENCES),
  ).join(' '),
}));

const columns: GridColDef<Entry>[] = [
  { field: 'garden', headerName: 'Garden', width: 90 },
  { field: 'diary', headerName: 'Diary', width: 260 },
];

// #region preview
const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 190;
// #endregion preview

export default function EstimatedHeights() {
  const apiRef = useGridApiRef();
  const [isEstimated, setIsEstimated] = React.useState(false);
  const [run, setRun] = React.useState(0);
  const [result, setResult] = React.useState('');

  const readHeight = () => {
    const scroller = apiRef.current?.rootElementRef?.current?.querySelector(
      '.MuiDataGrid-virtualScroller',
    );
    return scroller?.scrollHeight ?? 0;
  };

  const scrollThrough = async () => {
    const before = readHeight();
    for (let index = 0; index < rows.length; index += 2) {
      apiRef.current?.scrollToIndexes({ rowIndex: index });
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    }
    setResult(`${before} px at first, ${readHeight()} px after scrolling through.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isEstimated}
            onChange={(_, checked) => {
              setIsEstimated(checked);
              setRun(run + 1);
              setResult('');
            }}
          />
        }
        label="getEstimatedRowHeight"
      />
      <Button variant="outlined" size="small" onClick={scrollThrough}>
        Scroll through
      </Button>
      <Typography role="status" variant="body2" sx={{ my: 1, minHeight: 20 }}>
        {result}
      </Typography>
      <Box sx={{ height: 300 }}>
        <DataGrid
          key={run}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          getEstimatedRowHeight={isEstimated ? getEstimatedRowHeight : undefined}
          aria-label="Garden diary"
          hideFooter
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
        />
      </Box>
    </Box>
  );
}
