import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const bylaws = [
  {
    id: 'members',
    label: '1 Members',
    children: [
      { id: 'joining', label: '1.1 Joining' },
      { id: 'leaving', label: '1.2 Leaving' },
    ],
  },
  { id: 'board', label: '2 Board', children: [{ id: 'votes', label: '2.1 Votes' }] },
];

export default function OnlyToRead() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Bylaws of the rowing club"
        items={bylaws}
        disableSelection
        defaultExpandedItems={['members']}
      />
      {/* #endregion preview */}
    </Box>
  );
}
