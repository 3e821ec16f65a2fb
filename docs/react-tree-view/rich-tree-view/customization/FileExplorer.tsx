import * as React from 'react';
import AudioFileIcon from '@mui/icons-material/AudioFileOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import TextIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  useTreeItemModel,
  useTreeItemUtils,
} from '@mui/x-tree-view';

interface Entry {
  id: string;
  label: string;
  kind: 'folder' | 'audio' | 'image' | 'text';
  size?: string;
  children?: Entry[];
}

const files: Entry[] = [
  {
    id: 'interviews',
    label: 'Interviews',
    kind: 'folder',
    children: [
      { id: 'ferry', label: 'ferry-captain.wav', kind: 'audio', size: '84 MB' },
      { id: 'notes', label: 'questions.txt', kind: 'text', size: '3 kB' },
    ],
  },
  {
    id: 'pictures',
    label: 'Pictures',
    kind: 'folder',
    children: [
      { id: 'quay', label: 'quay-at-night.jpg', kind: 'image', size: '6 MB' },
    ],
  },
  { id: 'script', label: 'script-draft.txt', kind: 'text', size: '21 kB' },
];

// #region preview
const FILE_ICONS = { audio: AudioFileIcon, image: ImageIcon, text: TextIcon };

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children, label } = props;
  const entry = useTreeItemModel<Entry>(itemId);
  const { status } = useTreeItemUtils({ itemId, children });

  const kind = entry?.kind ?? 'text';
  const FolderStateIcon = status.expanded ? FolderOpenIcon : FolderIcon;
  const KindIcon = kind === 'folder' ? FolderStateIcon : FILE_ICONS[kind];

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <KindIcon
            fontSize="small"
            color={kind === 'folder' ? 'primary' : 'action'}
          />
          <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          <Box
            component="span"
            sx={{ typography: 'caption', color: 'text.secondary', flexShrink: 0 }}
          >
            {entry?.size}
          </Box>
        </Box>
      }
    />
  );
});
// #endregion preview

const slots = { item: FileItem };

export default function FileExplorer() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}>
      <RichTreeView
        aria-label="Radio feature"
        items={files}
        slots={slots}
        defaultExpandedItems={['interviews']}
      />
    </Box>
  );
}
