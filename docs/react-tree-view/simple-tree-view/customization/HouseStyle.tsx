import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import type {} from '@mui/x-tree-view/themeAugmentation';

// #region preview
const trees = {
  itemChildrenIndentation: 20,
  slots: {
    expandIcon: AddBoxOutlinedIcon,
    collapseIcon: IndeterminateCheckBoxOutlinedIcon,
  },
};

function withHouseStyle(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiSimpleTreeView: { defaultProps: trees },
      MuiRichTreeView: { defaultProps: trees },
      MuiTreeItem: {
        defaultProps: { slotProps: { groupTransition: { timeout: 120 } } },
        styleOverrides: {
          content: {
            paddingBlock: 2,
            borderRadius: 0,
            borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
            // State classes have no key of their own, so select the attribute.
            '&[data-selected]': { fontWeight: 700 },
          },
          label: { ...theme.typography.body2, fontWeight: 'inherit' },
          iconContainer: { color: (theme.vars ?? theme).palette.primary.main },
        },
      },
    },
  };
}

export default function HouseStyle() {
  return (
    <ThemeProvider theme={withHouseStyle}>
      <Box sx={{ display: 'grid', gap: 3, width: '100%', maxWidth: 360 }}>
        <SimpleTreeView aria-label="Shop" defaultExpandedItems={['bread']}>
          <TreeItem itemId="bread" label="Bread">
            <TreeItem itemId="rye" label="Rye" />
            <TreeItem itemId="oat" label="Oat" />
          </TreeItem>
        </SimpleTreeView>
        <RichTreeView
          aria-label="Bakehouse"
          defaultExpandedItems={['ovens']}
          items={BAKEHOUSE}
        />
      </Box>
    </ThemeProvider>
  );
}
// #endregion preview

const BAKEHOUSE = [
  {
    id: 'ovens',
    label: 'Ovens',
    children: [
      { id: 'stone', label: 'Stone oven' },
      { id: 'deck', label: 'Deck oven' },
    ],
  },
];
