import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { bodies, isHidden } from './bodies';

// #region preview
const rows: SxProps<Theme> = {
  [`& .${treeItemClasses.content}`]: {
    my: '2px',
    py: 0.75,
    borderInlineStart: '4px solid transparent',
    '&[data-expanded]': {
      [`& .${treeItemClasses.label}`]: { fontWeight: 600 },
    },
    '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
      borderColor: 'warning.main',
      bgcolor: (theme) =>
        `color-mix(in srgb, ${(theme.vars ?? theme).palette.warning.main} 16%, transparent)`,
    },
    '&[data-disabled]': { textDecoration: 'line-through' },
  },
  [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
    outline: '2px solid',
    outlineColor: (theme) => (theme.vars ?? theme).palette.warning.main,
    outlineOffset: -2,
  },
};
// #endregion preview

export default function PlanetRows() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 280 }}>
      <RichTreeView
        aria-label="What to look at tonight"
        items={bodies}
        isItemDisabled={isHidden}
        defaultExpandedItems={['jupiter', 'saturn']}
        defaultSelectedItems="europa"
        sx={rows}
      />
    </Box>
  );
}
