import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Core {
  id: string;
  label: string;
  parts: number;
}

// The server's data: the children of each item.
const archive: Record<string, Core[]> = {
  sites: [
    { id: 'aurel', label: 'Dome Aurel', parts: 2 },
    { id: 'vessa', label: 'Vessa Glacier', parts: 3 },
    { id: 'orn', label: 'Orn Plateau (not drilled yet)', parts: 0 },
  ],
  aurel: [
    { id: 'aurel-1', label: 'Core 1, 312 m', parts: 2 },
    { id: 'aurel-2', label: 'Core 2, 89 m', parts: 0 },
  ],
  'aurel-1': [
    { id: 'aurel-1-top', label: '0–150 m, snow and firn', parts: 0 },
    { id: 'aurel-1-deep', label: '150–312 m, ice with ash', parts: 0 },
  ],
  vessa: [
    { id: 'vessa-a', label: 'Core A, 120 m', parts: 0 },
    { id: 'vessa-b', label: 'Core B, 118 m', parts: 0 },
    { id: 'vessa-c', label: 'Core C, 64 m', parts: 0 },
  ],
};

async function fetchCores(parentId = 'sites') {
  await wait(700);
  return archive[parentId] ?? [];
}

// #region preview
const dataSource = {
  getChildrenCount: (item: Core) => item.parts,
  getTreeItems: (parentId?: string) => fetchCores(parentId),
};

export default function IceCores() {
  return (
    <Box sx={{ width: '100%', maxWidth: 380, minHeight: 204 }}>
      <RichTreeViewPro aria-label="Ice cores" items={[]} dataSource={dataSource} />
    </Box>
  );
}
// #endregion preview
