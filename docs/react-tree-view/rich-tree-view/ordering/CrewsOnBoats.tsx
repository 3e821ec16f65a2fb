import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

interface Berth {
  id: string;
  label: string;
  children?: Berth[];
}

const boats: Berth[] = [
  {
    id: 'boat-heron',
    label: 'Heron',
    children: [
      { id: 'ines', label: 'Ines, helm' },
      { id: 'tomasz', label: 'Tomasz, bow' },
    ],
  },
  {
    id: 'boat-plover',
    label: 'Plover',
    children: [
      { id: 'aiko', label: 'Aiko, helm' },
      { id: 'samuel', label: 'Samuel, trim' },
    ],
  },
];

// #region preview
const isBoat = (itemId: string) => itemId.startsWith('boat-');

const isItemReorderable = (itemId: string) => !isBoat(itemId);

const canMoveItemToNewPosition = ({
  newPosition,
}: {
  newPosition: { parentId: string | null };
}) => newPosition.parentId !== null && isBoat(newPosition.parentId);
// #endregion preview

export default function CrewsOnBoats() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}>
      <RichTreeViewPro
        aria-label="Crews"
        items={boats}
        defaultExpandedItems={['boat-heron', 'boat-plover']}
        itemsReordering
        isItemReorderable={isItemReorderable}
        canMoveItemToNewPosition={canMoveItemToNewPosition}
      />
    </Box>
  );
}
