import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const mission = [
  {
    id: 'probe',
    label: 'Probe',
    children: [
      { id: 'power', label: 'Power' },
      { id: 'radio', label: 'Radio' },
    ],
  },
  {
    id: 'ground',
    label: 'Ground station',
    children: [{ id: 'dish', label: 'Dish' }],
  },
];

export default function SwitchBranch() {
  const [message, setMessage] = React.useState('');
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const toggleProbe = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({ itemId: 'probe', event });
  };

  const askProbe = () => {
    const isOpen = apiRef.current?.isItemExpanded('probe');
    setMessage(isOpen ? 'The probe is open.' : 'The probe is closed.');
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={toggleProbe}>
          Open or close the probe
        </Button>
        <Button size="small" onClick={askProbe}>
          Ask
        </Button>
      </Box>
      <RichTreeView
        aria-label="Mission"
        apiRef={apiRef}
        items={mission}
        defaultExpandedItems={['ground']}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
