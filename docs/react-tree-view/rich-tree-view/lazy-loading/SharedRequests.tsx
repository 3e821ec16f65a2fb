import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Ward {
  id: string;
  label: string;
  rooms: number;
}

const clinic: Record<string, Ward[]> = {
  '': [
    { id: 'east', label: 'East wing', rooms: 2 },
    { id: 'west', label: 'West wing', rooms: 1 },
  ],
  east: [
    { id: 'east-1', label: 'Room 1', rooms: 0 },
    { id: 'east-2', label: 'Room 2', rooms: 0 },
  ],
  west: [{ id: 'west-1', label: 'Room 11', rooms: 0 }],
};

// #region preview
type Fetch = (parentId?: string) => Promise<Ward[]>;

/** Callers that request the same branch while a request is pending share its promise. */
function shareRequests(fetchItems: Fetch): Fetch {
  const underWay = new Map<string | undefined, Promise<Ward[]>>();
  return (parentId) => {
    const running = underWay.get(parentId);
    if (running) {
      return running;
    }
    const request = fetchItems(parentId).finally(() => underWay.delete(parentId));
    underWay.set(parentId, request);
    return request;
  };
}
// #endregion preview

export default function SharedRequests() {
  const [isShared, setIsShared] = React.useState(false);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(() => {
    const fetchWards: Fetch = async (parentId = '') => {
      setRequests((count) => count + 1);
      await wait(parentId === '' ? 300 : 2000);
      return clinic[parentId] ?? [];
    };
    return {
      getChildrenCount: (item: Ward) => item.rooms,
      getTreeItems: isShared ? shareRequests(fetchWards) : fetchWards,
    };
  }, [isShared]);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 250 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isShared}
            onChange={(event) => {
              setIsShared(event.target.checked);
              setRequests(0);
            }}
          />
        }
        label="Share requests under way"
      />
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        Requests: {requests}
      </Typography>
      <RichTreeViewPro
        key={String(isShared)}
        aria-label="Wards"
        items={[]}
        dataSource={dataSource}
        disableSelection
      />
    </Box>
  );
}
