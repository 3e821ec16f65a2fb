import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const seasons = [
  { id: 'spring', name: 'Spring', jobs: ['Prune roses', 'Sow peas', 'Edge paths'] },
  { id: 'summer', name: 'Summer', jobs: ['Water at dawn', 'Tie up beans'] },
  { id: 'autumn', name: 'Autumn', jobs: ['Plant bulbs', 'Rake leaves'] },
];
const seasonIds = new Set(seasons.map(({ id }) => id));

/** Removes the ids of all seasons except the one that was just opened. */
function keepOneSeason(itemIds: string[], previous: string[]) {
  const opened = itemIds.find((id) => seasonIds.has(id) && !previous.includes(id));
  return opened === undefined
    ? itemIds
    : itemIds.filter((id) => id === opened || !seasonIds.has(id));
}

// #region preview
export default function OneChapter() {
  const [expandedItems, setExpandedItems] = React.useState(['spring']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <SimpleTreeView
        aria-label="Garden calendar"
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) =>
          setExpandedItems(keepOneSeason(itemIds, expandedItems))
        }
      >
        {seasons.map(({ id, name, jobs }) => (
          <TreeItem key={id} itemId={id} label={name}>
            {jobs.map((job) => (
              <TreeItem key={job} itemId={`${id}-${job}`} label={job} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
// #endregion preview
