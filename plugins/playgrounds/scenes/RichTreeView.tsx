import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'orchard',
    label: 'Orchard',
    children: [
      { id: 'apples', label: 'Apples' },
      { id: 'pears', label: 'Pears' },
    ],
  },
  {
    id: 'kitchen-garden',
    label: 'Kitchen garden',
    children: [
      { id: 'beans', label: 'Beans' },
      { id: 'herbs', label: 'Herbs', children: [{ id: 'mint', label: 'Mint' }] },
    ],
  },
];

export default function Playground(
  props: Partial<RichTreeViewProps<object, boolean>>,
) {
  return <RichTreeView items={items} {...props} />;
}
