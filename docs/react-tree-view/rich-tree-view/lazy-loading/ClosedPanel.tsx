import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { wait } from '@site/sample-data/wait';

interface Reel {
  id: string;
  label: string;
  scenes: number;
}

const films: Record<string, Reel[]> = {
  '': [
    { id: 'ferry', label: 'The Last Ferry', scenes: 2 },
    { id: 'orchard', label: 'Orchard in March', scenes: 1 },
  ],
  ferry: [
    { id: 'ferry-1', label: 'Reel 1, pier at dawn', scenes: 0 },
    { id: 'ferry-2', label: 'Reel 2, engine room', scenes: 0 },
  ],
  orchard: [{ id: 'orchard-1', label: 'Reel 1, pruning', scenes: 0 }],
};

// #region preview
class ReelCache implements DataSourceCache<Reel> {
  private branches = new Map<string, Reel[]>();

  get(key: string) {
    return this.branches.get(key);
  }

  set(key: string, value: Reel[]) {
    this.branches.set(key, value);
  }

  /** Not part of the interface. Removes one branch. */
  delete(key: string) {
    this.branches.delete(key);
  }

  clear() {
    this.branches.clear();
  }
}
// #endregion preview

const slotProps = {
  item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } },
};

export default function ClosedPanel() {
  const [cache] = React.useState(() => new ReelCache());
  const [isOpen, setIsOpen] = React.useState(true);
  const [expanded, setExpanded] = React.useState<string[]>(['ferry']);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Reel) => item.scenes,
      getTreeItems: async (parentId = '') => {
        setRequests((count) => count + 1);
        await wait(800);
        return films[parentId] ?? [];
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 252 }}>
      <Button variant="outlined" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the panel' : 'Open the panel'}
      </Button>
      <Typography variant="body2" role="status" sx={{ my: 2 }}>
        Requests: {requests}
      </Typography>
      {isOpen && (
        <RichTreeViewPro
          aria-label="Film reels"
          items={[]}
          dataSource={dataSource}
          slotProps={slotProps}
          dataSourceCache={cache}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
          disableSelection
        />
      )}
    </Box>
  );
}
