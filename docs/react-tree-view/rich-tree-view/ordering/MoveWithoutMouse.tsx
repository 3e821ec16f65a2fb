import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';

interface Chapter {
  id: string;
  label: string;
  children?: Chapter[];
}

type Direction = 'up' | 'down' | 'in' | 'out';

const thesis: Chapter[] = [
  { id: 'question', label: 'Question' },
  {
    id: 'method',
    label: 'Method',
    children: [
      { id: 'sites', label: 'Sites' },
      { id: 'sampling', label: 'Sampling' },
    ],
  },
  { id: 'results', label: 'Results' },
];

/** Removes an item and inserts it at an index of the remaining list. */
function moveItem(
  chapters: Chapter[],
  moved: Chapter,
  parentId: string | null,
  index: number,
): Chapter[] {
  const rebuild = (siblings: Chapter[], ownerId: string | null): Chapter[] => {
    const rest = siblings
      .filter(({ id }) => id !== moved.id)
      .map((item): Chapter => ({
        ...item,
        children: rebuild(item.children ?? [], item.id),
      }));
    return ownerId === parentId
      ? [...rest.slice(0, index), moved, ...rest.slice(index)]
      : rest;
  };
  return rebuild(chapters, null);
}

const keys: Record<string, Direction | undefined> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

export default function MoveWithoutMouse() {
  const apiRef = useRichTreeViewProApiRef<Chapter>();
  const [items, setItems] = React.useState(thesis);
  const [selected, setSelected] = React.useState<string | null>('sampling');
  const [message, setMessage] = React.useState('Sampling is selected.');
  const focused = React.useRef<string | null>(null);

  // #region preview
  const findTarget = (itemId: string, direction: Direction) => {
    const api = apiRef.current;
    if (!api) {
      return null;
    }
    const parentId = api.getParentId(itemId);
    const siblings = api.getItemOrderedChildrenIds(parentId);
    const index = siblings.indexOf(itemId);

    if (direction === 'up') {
      return index > 0 ? { parentId, index: index - 1 } : null;
    }
    if (direction === 'down') {
      return index < siblings.length - 1 ? { parentId, index: index + 1 } : null;
    }
    if (direction === 'in') {
      const before = siblings[index - 1];
      return before === undefined
        ? null
        : { parentId: before, index: api.getItemOrderedChildrenIds(before).length };
    }
    if (parentId === null) {
      return null;
    }
    const grandparentId = api.getParentId(parentId);
    const around = api.getItemOrderedChildrenIds(grandparentId);
    return { parentId: grandparentId, index: around.indexOf(parentId) + 1 };
  };
  // #endregion preview

  const move = (itemId: string, direction: Direction) => {
    const tree = apiRef.current?.getItemTree() ?? items;
    const target = findTarget(itemId, direction);
    const moved = findIn(tree, itemId);
    if (!target || !moved) {
      setMessage(`${moved?.label ?? 'Nothing'} can’t move ${direction}.`);
      return;
    }
    // Renders synchronously, so that the item can receive the focus in its new place.
    flushSync(() => {
      setItems(moveItem(tree, moved, target.parentId, target.index));
      if (target.parentId !== null) {
        apiRef.current?.setItemExpansion({
          itemId: target.parentId,
          shouldBeExpanded: true,
        });
      }
    });
    const parent = target.parentId && findIn(tree, target.parentId)?.label;
    setMessage(
      `${moved.label}: now number ${target.index + 1} in ${parent || 'the thesis'}.`,
    );
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const direction = event.altKey && event.shiftKey ? keys[event.key] : undefined;
    if (direction && focused.current !== null) {
      event.preventDefault();
      const itemId = focused.current;
      move(itemId, direction);
      apiRef.current?.focusItem(event, itemId);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 268 }}>
      <Box
        role="group"
        aria-label="Move the selected chapter"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        {(['up', 'down', 'in', 'out'] as const).map((direction) => (
          <Button
            key={direction}
            size="small"
            variant="outlined"
            onClick={() => selected && move(selected, direction)}
          >
            Move {direction}
          </Button>
        ))}
      </Box>
      <RichTreeViewPro
        aria-label="Thesis"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['method']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        onItemFocus={(_event, itemId) => {
          focused.current = itemId;
        }}
        onKeyDown={handleKeyDown}
        itemsReordering
        onItemPositionChange={() => setItems(apiRef.current?.getItemTree() ?? items)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}

function findIn(chapters: Chapter[], id: string): Chapter | undefined {
  for (const chapter of chapters) {
    const found = chapter.id === id ? chapter : findIn(chapter.children ?? [], id);
    if (found) {
      return found;
    }
  }
  return undefined;
}
