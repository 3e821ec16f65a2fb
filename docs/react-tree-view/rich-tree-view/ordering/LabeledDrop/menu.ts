import type { TreeViewItemsReorderingAction } from '@mui/x-tree-view/models';

export const menu = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      { id: 'olives', label: 'Olives' },
      { id: 'soup', label: 'Pea soup' },
    ],
  },
  {
    id: 'mains',
    label: 'Mains',
    children: [
      { id: 'trout', label: 'Trout' },
      { id: 'gnocchi', label: 'Gnocchi' },
    ],
  },
];

export const dropWords: Record<TreeViewItemsReorderingAction, string> = {
  'reorder-above': 'before',
  'reorder-below': 'after',
  'make-child': 'into',
  'move-to-parent': 'end of the group',
};
