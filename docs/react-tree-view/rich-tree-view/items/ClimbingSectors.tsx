import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Place {
  internalId: number;
  name: string;
  grade?: string;
  nodes?: Place[];
}

const crag: Place[] = [
  {
    internalId: 410,
    name: 'North wall',
    nodes: [
      { internalId: 411, name: 'Rain dance', grade: '6a' },
      { internalId: 412, name: 'Long shadow', grade: '7c' },
    ],
  },
  {
    internalId: 420,
    name: 'Quarry',
    nodes: [{ internalId: 421, name: 'Dust and chalk', grade: '5c' }],
  },
];

// #region preview
const getItemId = (place: Place) => String(place.internalId);
const getItemLabel = (place: Place) =>
  place.grade ? `${place.name}, ${place.grade}` : place.name;
const getItemChildren = (place: Place) => place.nodes;

export default function ClimbingSectors() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      <RichTreeView
        aria-label="Climbing sectors"
        items={crag}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['410']}
      />
    </Box>
  );
}
// #endregion preview
