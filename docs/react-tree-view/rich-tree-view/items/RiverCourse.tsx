import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

interface River {
  id: string;
  label: string;
  kilometers: number;
  children?: River[];
}

const rivers: River[] = [
  {
    id: 'danube',
    label: 'Danube',
    kilometers: 2850,
    children: [
      {
        id: 'inn',
        label: 'Inn',
        kilometers: 518,
        children: [
          { id: 'salzach', label: 'Salzach', kilometers: 227 },
          { id: 'ziller', label: 'Ziller', kilometers: 56 },
        ],
      },
      { id: 'drava', label: 'Drava', kilometers: 710 },
    ],
  },
];

export default function RiverCourse() {
  const [text, setText] = React.useState('Select a river.');
  // #region preview
  const apiRef = useRichTreeViewApiRef<River>();

  const describe = (itemId: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const river = api.getItem(itemId);
    const course: string[] = [];
    let id: string | null = itemId;
    while (id) {
      course.push(api.getItem(id).label);
      id = api.getParentId(id);
    }
    const tributaries = api.getItemOrderedChildrenIds(itemId).length;
    setText(
      `${course.join(' → ')}. ${river.kilometers} km, tributaries here: ${tributaries}.`,
    );
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 216 }}>
      <RichTreeView
        aria-label="Rivers"
        apiRef={apiRef}
        items={rivers}
        defaultExpandedItems={['danube', 'inn']}
        onSelectedItemsChange={(_event, itemId) => {
          if (itemId) {
            describe(itemId);
          }
        }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {text}
      </Typography>
    </Box>
  );
}
