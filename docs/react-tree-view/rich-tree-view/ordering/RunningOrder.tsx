import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
  useRichTreeViewProApiRef,
} from '@mui/x-tree-view-pro';

interface Feature {
  id: string;
  label: string;
  children?: Feature[];
}

const runningOrder: Feature[] = [
  {
    id: 'first-hour',
    label: 'First hour',
    children: [
      { id: 'headlines', label: 'Headlines' },
      { id: 'harvest', label: 'Report: early harvest' },
      { id: 'quiz', label: 'Listeners’ quiz' },
    ],
  },
  {
    id: 'second-hour',
    label: 'Second hour',
    children: [
      { id: 'studio-guest', label: 'Guest in the studio' },
      { id: 'weather', label: 'Weather' },
    ],
  },
];

type PositionChange = Parameters<
  NonNullable<RichTreeViewProProps<Feature, false>['onItemPositionChange']>
>[0];

export default function RunningOrder() {
  const apiRef = useRichTreeViewProApiRef<Feature>();
  const [message, setMessage] = React.useState('Drag a feature to its new place.');

  const tell = ({ itemId, newPosition: { parentId } }: PositionChange) => {
    const api = apiRef.current;
    if (api) {
      const group = api.getItemOrderedChildrenIds(parentId);
      const place = parentId === null ? 'the program' : api.getItem(parentId).label;
      const rank = group.indexOf(itemId) + 1;
      setMessage(
        `${api.getItem(itemId).label}: now ${rank} of ${group.length} in ${place}.`,
      );
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 276 }}>
      {/* #region preview */}
      <RichTreeViewPro
        aria-label="Running order"
        apiRef={apiRef}
        items={runningOrder}
        defaultExpandedItems={['first-hour', 'second-hour']}
        itemsReordering
        onItemPositionChange={tell}
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
