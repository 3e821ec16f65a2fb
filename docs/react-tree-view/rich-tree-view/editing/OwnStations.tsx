import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

interface Station {
  id: string;
  place: string;
  owner: 'you' | 'weather office';
  stations?: Station[];
}

const stations: Station[] = [
  {
    id: 'valley',
    place: 'Valley',
    owner: 'weather office',
    stations: [
      { id: 'valley-mill', place: 'Old mill', owner: 'you' },
      { id: 'valley-bridge', place: 'Bridge', owner: 'weather office' },
    ],
  },
  {
    id: 'pass',
    place: 'Pass',
    owner: 'you',
    stations: [{ id: 'pass-hut', place: 'Hut roof', owner: 'you' }],
  },
];

const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Place of the station' } } },
};

// #region preview
// Outside of the component, so that they stay the same functions.
const isOwn = (station: Station) => station.owner === 'you';
const getPlace = (station: Station) => station.place;
const getStations = (station: Station) => station.stations ?? [];

export default function OwnStations() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Weather stations"
        items={stations}
        getItemLabel={getPlace}
        getItemChildren={getStations}
        isItemEditable={isOwn}
        defaultExpandedItems={['valley', 'pass']}
        slotProps={slotProps}
        sx={{
          '& [data-editable] .MuiTreeItem-label': {
            textDecoration: 'underline dotted',
            textUnderlineOffset: '4px',
          },
        }}
      />
      <Typography variant="body2" sx={{ mt: 2 }}>
        Underlined: yours to rename.
      </Typography>
    </Box>
  );
}
// #endregion preview
