import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { flights } from './flights';

// #region preview
const slotProps = {
  item: {
    sx: {
      '@media (prefers-reduced-motion: no-preference)': {
        transition: 'opacity 400ms, translate 400ms',
        '@starting-style': { opacity: 0, translate: '0 -8px' },
      },
    },
  },
};

export default function ArrivingRows() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <RichTreeView
        aria-label="Flights this morning"
        items={flights}
        slotProps={slotProps}
      />
    </Box>
  );
}
// #endregion preview
