import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '@site/sample-data/random';

interface Entry {
  id: number;
  author: string;
}

const random = createRandom(416);
const starts = ['Ka', 'Mé', 'Tor', 'Vi', 'Os', 'Bru', 'Li', 'Šan', 'De', 'Ho'];
const middles = ['ra', 'len', 'mi', 'do', 'ste', 'ka', 'ni', 'bel'];
const ends = ['va', 'son', 'ez', 'ić', 'man', 'ssen', 'li', 'ú'];

const rows: Entry[] = Array.from({ length: 5_000 }, (_, id) => ({
  id,
  author: random.pick(starts) + random.pick(middles) + random.pick(ends),
}));

// #region preview
const collator = new Intl.Collator('en');
const comparators = {
  'One collator': collator.compare,
  localeCompare: (a: string, b: string) => a.localeCompare(b, 'en'),
  'New collator each time': (a: string, b: string) =>
    new Intl.Collator('en').compare(a, b),
};
// #endregion preview

type Name = keyof typeof comparators;
const names = Object.keys(comparators) as Name[];

const columns: GridColDef<Entry>[] = [
  { field: 'id', headerName: 'Entry', type: 'number', width: 100 },
  {
    field: 'author',
    headerName: 'Author',
    flex: 1,
    minWidth: 140,
    sortComparator: collator.compare,
  },
];

function measure(task: () => void) {
  const start = performance.now();
  task();
  return Math.round(performance.now() - start);
}

export default function ComparatorCost() {
  const apiRef = useGridApiRef();
  const [result, setResult] = React.useState('Not measured yet.');

  const sortBy = (name: Name) => {
    apiRef.current?.setSortModel([]);
    apiRef.current?.updateColumns([
      { field: 'author', sortComparator: comparators[name] },
    ]);
    const time = measure(() =>
      flushSync(() => apiRef.current?.sortColumn('author', 'asc')),
    );
    setResult(`${name}: 5,000 rows sorted in ${time} ms.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {names.map((name) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => sortBy(name)}
            sx={{ textTransform: 'none' }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {result}
      </Typography>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Author index of a library"
          hideFooter
        />
      </Box>
    </Box>
  );
}
