import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const garage = [
  {
    id: 'bikes',
    label: 'Bikes',
    children: [
      { id: 'bikes-tandem', label: 'Tandem' },
      { id: 'bikes-cargo', label: 'Cargo bike' },
    ],
  },
  { id: 'boats', label: 'Boats', children: [{ id: 'boats-canoe', label: 'Canoe' }] },
];

// #region preview
/** Reads stored ids; returns an empty array for anything else. */
function readIds(stored: string): string[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export default function OpenAgain() {
  const [stored, setStored] = React.useState('["boats","sold-last-year"]');
  const [visit, setVisit] = React.useState({ number: 1, ids: readIds(stored) });

  const comeBack = () =>
    setVisit({ number: visit.number + 1, ids: readIds(stored) });

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 228 }}>
      <RichTreeView
        key={visit.number} // each visit starts with a new tree
        aria-label="Garage"
        items={garage}
        defaultExpandedItems={visit.ids}
        onExpandedItemsChange={(_event, itemIds) =>
          setStored(JSON.stringify(itemIds))
        }
      />
      <Button size="small" variant="outlined" onClick={comeBack} sx={{ my: 2 }}>
        Leave and come back
      </Button>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Visit {visit.number}. Stored: <code>{stored}</code>
      </Typography>
    </Box>
  );
}
// #endregion preview
