import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Buoy {
  id: string;
  label: string;
  sensors: number;
}

const sea: Record<string, Buoy[]> = {
  '': [
    { id: 'north', label: 'North Bank buoy', sensors: 2 },
    { id: 'bight', label: 'Bight buoy', sensors: 2 },
  ],
  north: [
    { id: 'north-wave', label: 'Wave height', sensors: 0 },
    { id: 'north-salt', label: 'Salinity', sensors: 0 },
  ],
  bight: [
    { id: 'bight-wave', label: 'Wave height', sensors: 0 },
    { id: 'bight-temp', label: 'Temperature', sensors: 0 },
  ],
};

// The first request to the Bight buoy fails.
function createRadio() {
  let isBightAwake = false;
  return async (parentId = '') => {
    await wait(1200);
    if (parentId === 'bight' && !isBightAwake) {
      isBightAwake = true;
      throw new Error('The Bight buoy did not answer.');
    }
    return sea[parentId] ?? [];
  };
}

// #region preview
const BuoyItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function BuoyItem(props, ref) {
    const { itemId, label, children } = props;
    const { status } = useTreeItemUtils({ itemId, children });

    return (
      <TreeItem
        {...props}
        ref={ref}
        aria-busy={status.loading || undefined}
        label={
          <React.Fragment>
            {label}
            {status.loading && <Hint>Calling…</Hint>}
            {status.error && <Hint failed>No answer. Open again to retry.</Hint>}
          </React.Fragment>
        }
        slotProps={{ loadingIcon: { 'aria-hidden': true } }}
      />
    );
  },
);
// #endregion preview

function Hint({ children, failed }: { children: string; failed?: boolean }) {
  return (
    <Typography
      component="span"
      variant="body2"
      color={failed ? 'error' : 'textSecondary'}
      sx={{ marginInlineStart: 1 }}
    >
      {children}
    </Typography>
  );
}

export default function SilentBuoys() {
  const [news, setNews] = React.useState('');

  const [fetchSensors] = React.useState(createRadio);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Buoy) => item.sensors,
      getTreeItems: async (parentId?: string) => {
        if (parentId === undefined) {
          return fetchSensors();
        }
        setNews('calling');
        try {
          const sensors = await fetchSensors(parentId);
          setNews(`${sensors.length} sensors found`);
          return sensors;
        } catch (error) {
          setNews('no answer');
          throw error;
        }
      },
    }),
    [fetchSensors],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 460, minHeight: 240 }}>
      <RichTreeViewPro
        aria-label="Buoys"
        items={[]}
        dataSource={dataSource}
        slots={{ item: BuoyItem }}
        disableSelection
      />
      <Typography variant="body2" role="status" sx={{ pt: 2 }}>
        Last call: {news || 'none'}
      </Typography>
    </Box>
  );
}
