import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const bylaws = [
  {
    id: 'members',
    label: 'Members',
    children: [
      { id: 'joining', label: 'Joining' },
      { id: 'leaving', label: 'Leaving' },
    ],
  },
  { id: 'board', label: 'Board', children: [{ id: 'votes', label: 'Votes' }] },
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
