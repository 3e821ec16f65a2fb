import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { SimpleTreeView, treeItemClasses } from '@mui/x-tree-view';
import { CheeseItems } from './CheeseItems';

export default function CheeseCounter() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Cheese counter"
        defaultExpandedItems={['hard', 'soft']}
        defaultSelectedItems="comte"
        itemChildrenIndentation={20}
        slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon }}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            marginBlock: 0.25,
            paddingBlock: 0.75,
            borderRadius: '999px',
            '&[data-selected], &[data-selected][data-focused], &[data-selected]:hover':
              {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              },
          },
          [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]:
            {
              outline: '2px solid',
              outlineColor: 'text.primary',
              outlineOffset: '1px',
            },
          [`& [aria-expanded] > * > .${treeItemClasses.label}`]: {
            fontWeight: 600,
          },
        }}
      >
        <CheeseItems />
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
