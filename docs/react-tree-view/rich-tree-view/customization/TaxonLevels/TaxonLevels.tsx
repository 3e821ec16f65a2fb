import Box from '@mui/material/Box';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { taxa } from './taxa';

export default function TaxonLevels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Cats"
        defaultExpandedItems={['felidae', 'lynx', 'puma']}
        defaultSelectedItems="lynx-rufus"
        items={taxa}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            marginBlockEnd: '2px',
            borderRadius: 0,
            // 24 % of the color at the top, 8 % less with each level. A background
            // image, so that the color of hover and focus shows below it.
            '--tint': (theme) =>
              `color-mix(in srgb, ${(theme.vars ?? theme).palette.success.main} calc(24% - 8% * var(--TreeView-itemDepth)), transparent)`,
            backgroundImage: 'linear-gradient(var(--tint), var(--tint))',
            '&[data-selected], &[data-selected][data-focused], &[data-selected]:hover':
              {
                boxShadow: 'inset 0 0 0 2px currentColor',
              },
          },
          [`& .${treeItemClasses.label}`]: {
            fontSize: 'calc(1.25rem - 0.125rem * var(--TreeView-itemDepth))',
            fontStyle: 'italic',
          },
          [`& > .${treeItemClasses.root} > * > .${treeItemClasses.label}`]: {
            fontStyle: 'normal',
          },
          [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]:
            {
              outline: '2px solid',
              outlineColor: 'primary.main',
            },
        }}
      />
      {/* #endregion preview */}
    </Box>
  );
}
