import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OneUrgentItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 168 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Deliveries"
        defaultExpandedItems={['monday']}
        slots={{ endIcon: LocalShippingOutlinedIcon }}
        slotProps={{ endIcon: { color: 'action' } }}
      >
        <TreeItem itemId="monday" label="Monday">
          <TreeItem itemId="flour" label="Flour" />
          <TreeItem
            itemId="yeast"
            label="Yeast, keep cold"
            slots={{ endIcon: PriorityHighIcon }}
            slotProps={{
              endIcon: { color: 'error' },
              label: { title: 'Below 4 °C' },
              content: { style: { fontStyle: 'italic' } },
            }}
          />
        </TreeItem>
        <TreeItem itemId="tuesday" label="Tuesday">
          <TreeItem itemId="butter" label="Butter" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
