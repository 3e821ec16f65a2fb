import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import AlbumOutlinedIcon from '@mui/icons-material/AlbumOutlined';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

interface ShelfLabelProps {
  name: string;
  icon: SvgIconComponent;
  loans?: number;
}

// #region preview
function ShelfLabel({ name, icon: Icon, loans }: ShelfLabelProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {loans ? <Chip size="small" label={`${loans} on loan`} /> : null}
      <Icon fontSize="small" color="action" />
    </Box>
  );
}
// #endregion preview

export default function LibraryLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 136 }}>
      <SimpleTreeView
        aria-label="Library shelves"
        defaultExpandedItems={['reading']}
      >
        <TreeItem
          itemId="reading"
          label={<ShelfLabel name="Reading room" icon={MenuBookOutlinedIcon} />}
        >
          <TreeItem
            itemId="reading-travel"
            label={
              <ShelfLabel name="Travel" icon={MenuBookOutlinedIcon} loans={12} />
            }
          />
          <TreeItem
            itemId="reading-poetry"
            label={<ShelfLabel name="Poetry" icon={MenuBookOutlinedIcon} />}
          />
        </TreeItem>
        <TreeItem
          itemId="listening"
          label={
            <ShelfLabel name="Listening room" icon={AlbumOutlinedIcon} loans={3} />
          }
        />
      </SimpleTreeView>
    </Box>
  );
}
