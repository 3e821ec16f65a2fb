import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Entry {
  id: string;
  label: string;
  kind: 'folder' | 'file' | 'note';
}

// A file server that lists a folder, but doesn't say how many items its subfolders have.
const listings: Record<string, Entry[]> = {
  '': [
    { id: 'scans', label: 'scans', kind: 'folder' },
    { id: 'incoming', label: 'incoming', kind: 'folder' },
    { id: 'readme.txt', label: 'readme.txt', kind: 'file' },
  ],
  scans: [
    { id: 'scans/maps', label: 'maps', kind: 'folder' },
    { id: 'scans/cover.tif', label: 'cover.tif', kind: 'file' },
  ],
  'scans/maps': [{ id: 'scans/maps/north.tif', label: 'north.tif', kind: 'file' }],
  incoming: [],
};

// #region preview
const dataSource = {
  getChildrenCount: (item: Entry) => (item.kind === 'folder' ? -1 : 0),
  getTreeItems: async (parentId = ''): Promise<Entry[]> => {
    await wait(600);
    const entries = listings[parentId] ?? [];
    return entries.length > 0
      ? entries
      : [{ id: `${parentId}/(empty)`, label: 'This folder is empty', kind: 'note' }];
  },
};

const isNote = (item: Entry) => item.kind === 'note';
// #endregion preview

export default function OldShares() {
  return (
    <Box sx={{ width: '100%', maxWidth: 380, minHeight: 236 }}>
      <RichTreeViewPro
        aria-label="Shared folders"
        items={[]}
        dataSource={dataSource}
        isItemDisabled={isNote}
        disableSelection
      />
    </Box>
  );
}
