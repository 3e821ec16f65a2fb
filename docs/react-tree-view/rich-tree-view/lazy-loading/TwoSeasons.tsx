import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Play {
  id: string;
  label: string;
  roles: number;
}

async function fetchPlays(season: number, parentId?: string): Promise<Play[]> {
  await wait(400);
  return parentId === undefined
    ? [
        { id: 'spring', label: `Spring play ${season}`, roles: 2 },
        { id: 'autumn', label: `Autumn play ${season}`, roles: 1 },
      ]
    : [{ id: `${parentId}-lead`, label: `Lead, ${season}`, roles: 0 }];
}

export default function TwoSeasons() {
  const [season, setSeason] = React.useState(2025);
  const [hasKey, setHasKey] = React.useState(false);
  const [renders, setRenders] = React.useState(1);
  const [requests, setRequests] = React.useState(0);

  // #region preview
  // Creates a new object on every render.
  const dataSource = {
    getChildrenCount: (item: Play) => item.roles,
    getTreeItems: (parentId?: string) => {
      setRequests((count) => count + 1);
      return fetchPlays(season, parentId);
    },
  };

  const tree = (
    <RichTreeViewPro
      key={hasKey ? season : 'one tree'}
      aria-label="Plays"
      items={[]}
      dataSource={dataSource}
      disableSelection
    />
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 440, minHeight: 270 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setRenders(renders + 1)}>
          Re-render
        </Button>
        <Button
          variant="outlined"
          onClick={() => setSeason(season === 2025 ? 2026 : 2025)}
        >
          Show {season === 2025 ? 2026 : 2025}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={hasKey}
              onChange={(event) => setHasKey(event.target.checked)}
            />
          }
          label="Season as key"
        />
      </Stack>
      <Typography variant="body2" role="status" sx={{ my: 2 }}>
        Season {season}. Forced renders: {renders - 1}. Requests: {requests}.
      </Typography>
      {tree}
    </Box>
  );
}
