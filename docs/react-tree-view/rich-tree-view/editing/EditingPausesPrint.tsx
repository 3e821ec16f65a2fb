import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';

const drawers = [
  {
    id: 'drawer',
    label: 'Drawer 2',
    children: [
      { id: 'washers', label: 'Washers M6' },
      { id: 'hinges', label: 'Brass hinges' },
    ],
  },
];

// #region preview
const EditingContext = React.createContext<(label: string | null) => void>(() => {});

function DrawerItem(props: TreeItemProps) {
  const { itemId, label } = props;
  const { status } = useTreeItemUtils({ itemId });
  const onEditingChange = React.useContext(EditingContext);

  React.useEffect(() => {
    if (!status.editing) {
      return undefined;
    }
    onEditingChange(String(label)); // editing began
    return () => onEditingChange(null); // editing ended, saved or not
  }, [status.editing, label, onEditingChange]);

  return <TreeItem {...props} />;
}
// #endregion preview

const slots = { item: DrawerItem };
const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Text on the drawer' } } },
};

export default function EditingPausesPrint() {
  const [editing, setEditing] = React.useState<string | null>(null);
  const [printed, setPrinted] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}>
      <EditingContext.Provider value={setEditing}>
        <RichTreeView
          aria-label="Drawer labels"
          items={drawers}
          isItemEditable
          defaultExpandedItems={['drawer']}
          slots={slots}
          slotProps={slotProps}
        />
      </EditingContext.Provider>
      <Button
        variant="outlined"
        size="small"
        disabled={editing !== null}
        onClick={() => setPrinted((count) => count + 1)}
        sx={{ my: 2 }}
      >
        Print labels
      </Button>
      <Typography variant="body2" role="status">
        {editing === null ? `Printed ${printed} times` : `Being renamed: ${editing}`}
      </Typography>
    </Box>
  );
}
