import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const folders = [
  { name: 'Letters', files: ['To the council', 'From Ida'] },
  { name: 'Drawings', files: ['Bridge, front', 'Bridge, side'] },
];

// #region preview
const allFiles = folders.flatMap(({ files }) => files);

export default function AllOrNothing() {
  const [selected, setSelected] = React.useState<string[]>(['From Ida']);
  const isAll = selected.length === allFiles.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 234 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={selected.length > 0 && !isAll}
            onChange={() => setSelected(isAll ? [] : allFiles)}
          />
        }
        label={`All files (${selected.length} of ${allFiles.length})`}
      />
      <SimpleTreeView
        aria-label="Files to back up"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['Letters', 'Drawings']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) =>
          setSelected(itemIds.filter((itemId) => allFiles.includes(itemId)))
        }
      >
        {folders.map(({ name, files }) => (
          <TreeItem key={name} itemId={name} label={name} disableSelection>
            {files.map((file) => (
              <TreeItem key={file} itemId={file} label={file} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
// #endregion preview
