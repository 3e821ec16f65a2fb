import Box from '@mui/material/Box';
import { SimpleTreeView, treeItemClasses } from '@mui/x-tree-view';
import { WardItems } from './WardItems';

export default function NightShift() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Rooms of the night shift"
        defaultExpandedItems={['north']}
        defaultSelectedItems="room-12"
        sx={{
          [`& .${treeItemClasses.content}`]: {
            borderRadius: 0,
            borderInlineStart: '4px solid transparent',
            '&[data-expanded]': { fontWeight: 600 },
            '&[data-focused]': { bgcolor: 'transparent' },
            '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
            '&[data-selected], &[data-selected][data-focused], &[data-selected]:hover':
              {
                borderInlineStartColor: (theme) =>
                  (theme.vars ?? theme).palette.secondary.main,
                bgcolor: 'action.selected',
              },
            '&[data-disabled]': {
              opacity: 1,
              bgcolor: 'transparent',
              color: 'text.secondary',
              textDecoration: 'line-through',
            },
          },
          [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
          [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]:
            {
              outline: '2px solid',
              outlineColor: 'secondary.main',
              outlineOffset: '-2px',
            },
        }}
      >
        <WardItems />
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
