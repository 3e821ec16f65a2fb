import * as React from 'react';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Station {
  id: string;
  label: string;
  gauges?: Station[];
}

const coast: Station[] = [
  {
    id: 'inlet',
    label: 'Inlet',
    gauges: [
      { id: 'pier', label: 'Gauge at the pier' },
      { id: 'lock', label: 'Gauge at the lock' },
    ],
  },
  { id: 'island', label: 'Island (its line is down)', gauges: [] },
];

const dataSource = {
  getChildrenCount: (station: Station) => (station.gauges ? -1 : 0),
  getTreeItems: async (parentId?: string): Promise<Station[]> => {
    await wait(1500);
    if (parentId === 'island') {
      throw new Error('No answer from the island');
    }
    return coast.find((station) => station.id === parentId)?.gauges ?? [];
  },
};

// #region preview
function LoadingBar() {
  return <LinearProgress aria-label="Loading" sx={{ width: 16, height: 3 }} />;
}

function NoLine() {
  return <CloudOffIcon color="error" titleAccess="Not loaded" />;
}

const StationItem = React.forwardRef(function StationItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ ...props.slots, loadingIcon: LoadingBar, errorIcon: NoLine }}
      sx={{ '& .MuiTreeItem-iconContainer': { width: 36 } }}
    />
  );
});
// #endregion preview

export default function LoadingMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 150 }}>
      <RichTreeViewPro
        aria-label="Tide gauges"
        items={coast}
        dataSource={dataSource}
        slots={{ item: StationItem }}
      />
    </Box>
  );
}
