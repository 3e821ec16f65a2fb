import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Backup {
  id: string;
  label: string;
  count: number;
}

const backups: Record<string, Backup[]> = {
  '': [
    { id: 'mon', label: 'Monday, 02:00', count: 2 },
    { id: 'tue', label: 'Tuesday, 02:00', count: 2 },
  ],
  mon: [
    { id: 'mon-mail', label: 'Mail', count: 0 },
    { id: 'mon-wiki', label: 'Wiki', count: 0 },
  ],
  tue: [
    { id: 'tue-mail', label: 'Mail', count: 0 },
    { id: 'tue-wiki', label: 'Wiki', count: 0 },
  ],
};

// The first request fails.
function createBackupServer() {
  let isAwake = false;
  return async (parentId = '') => {
    await wait(900);
    if (!isAwake) {
      isAwake = true;
      throw new Error('The backup server is starting.');
    }
    return backups[parentId] ?? [];
  };
}

export default function NightBackup() {
  const apiRef = useRichTreeViewProApiRef();
  const [fetchBackups] = React.useState(createBackupServer);
  const [root, setRoot] = React.useState<'loading' | 'failed' | 'ready'>('loading');

  // #region preview
  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Backup) => item.count,
      getTreeItems: async (parentId?: string) => {
        if (parentId !== undefined) {
          return fetchBackups(parentId);
        }
        setRoot('loading');
        try {
          const items = await fetchBackups();
          setRoot('ready');
          return items;
        } catch (error) {
          setRoot('failed');
          throw error;
        }
      },
    }),
    [fetchBackups],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 136 }}>
      <RichTreeViewPro
        aria-label="Backups"
        items={[]}
        apiRef={apiRef}
        dataSource={dataSource}
        disableSelection
        sx={{ display: root === 'ready' ? undefined : 'none' }}
      />
      <div role="status">
        {root === 'loading' && <Typography>Looking for backups…</Typography>}
        {root === 'failed' && (
          <Alert
            severity="error"
            role="presentation"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => apiRef.current?.updateItemChildren(null)}
              >
                Try again
              </Button>
            }
          >
            The backups could not be listed.
          </Alert>
        )}
      </div>
    </Box>
  );
}
