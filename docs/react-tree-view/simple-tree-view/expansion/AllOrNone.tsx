import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const chapters = [
  { id: 'dough', title: 'Doughs', recipes: ['Sourdough', 'Brioche', 'Focaccia'] },
  { id: 'soup', title: 'Soups', recipes: ['Minestrone', 'Borscht'] },
  { id: 'sauce', title: 'Sauces', recipes: ['Pesto', 'Velouté'] },
];
const chapterIds = chapters.map(({ id }) => id);

// #region preview
export default function AllOrNone() {
  const [expandedItems, setExpandedItems] = React.useState(['dough']);
  const isAllOpen = expandedItems.length === chapterIds.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 372 }}>
      <Button
        size="small"
        sx={{ mb: 1 }}
        onClick={() => setExpandedItems(isAllOpen ? [] : chapterIds)}
      >
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Recipes"
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      >
        {chapters.map(({ id, title, recipes }) => (
          <TreeItem key={id} itemId={id} label={title}>
            {recipes.map((recipe) => (
              <TreeItem key={recipe} itemId={`${id}-${recipe}`} label={recipe} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
// #endregion preview
