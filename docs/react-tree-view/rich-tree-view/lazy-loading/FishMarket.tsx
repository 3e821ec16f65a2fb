import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import {
  DataSourceCacheDefault,
  type DataSourceCache,
} from '@mui/x-tree-view/utils';
import { wait } from '@site/sample-data/wait';

interface Stall {
  id: string;
  label: string;
  crates: number;
}

const market: Record<string, Stall[]> = {
  '': [
    { id: 'quay', label: 'Quay stall', crates: 2 },
    { id: 'hall', label: 'Hall stall', crates: 1 },
  ],
  quay: [
    { id: 'quay-herring', label: 'Herring', crates: 0 },
    { id: 'quay-plaice', label: 'Plaice', crates: 0 },
  ],
  hall: [{ id: 'hall-mussels', label: 'Mussels', crates: 0 }],
};

// #region preview
const NO_CACHE: DataSourceCache<Stall> = {
  get: () => undefined,
  set: () => {},
  clear: () => {},
};

function createCache(keep: string) {
  return keep === 'never'
    ? NO_CACHE
    : new DataSourceCacheDefault<Stall>({ ttl: Number(keep) * 1000 });
}
// #endregion preview

export default function FishMarket() {
  const [keep, setKeep] = React.useState('300');
  const [requests, setRequests] = React.useState(0);
  const cache = React.useMemo(() => createCache(keep), [keep]);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Stall) => item.crates,
      getTreeItems: async (parentId = '') => {
        setRequests((count) => count + 1);
        await wait(500);
        return market[parentId] ?? [];
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 260 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Keep children for"
        value={keep}
        onChange={(_event, value: string | null) => {
          setKeep(value ?? keep);
          setRequests(0);
        }}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="never">Not at all</ToggleButton>
        <ToggleButton value="10">10 seconds</ToggleButton>
        <ToggleButton value="300">5 minutes</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeViewPro
        key={keep}
        aria-label="Fish market"
        items={[]}
        dataSource={dataSource}
        dataSourceCache={cache}
        disableSelection
      />
      <Typography variant="body2" role="status" sx={{ pt: 2 }}>
        Requests: {requests}
      </Typography>
    </Box>
  );
}
