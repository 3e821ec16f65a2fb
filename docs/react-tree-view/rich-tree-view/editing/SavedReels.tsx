import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';
import { wait } from '@site/sample-data/wait';

interface Reel {
  id: string;
  label: string;
  children?: Reel[];
}

interface Change {
  itemId: string;
  from: string;
  to: string;
}

interface Outcome extends Change {
  state: 'saving' | 'saved' | 'failed';
}

const reels: Reel[] = [
  {
    id: 'shelf',
    label: 'Shelf 7',
    children: [
      { id: 'reel-1', label: 'Harvest, 1931' },
      { id: 'reel-2', label: 'Tram strike, 1926' },
    ],
  },
];

/** Simulates a request to a server that rejects question marks. */
async function saveToServer({ to }: Change) {
  await wait(900);
  if (to.includes('?')) {
    throw new Error('The archive takes no question marks.');
  }
}

function rename(items: Reel[], itemId: string, label: string): Reel[] {
  return items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: item.children && rename(item.children, itemId, label),
  }));
}

function findLabel(items: Reel[], itemId: string): string | undefined {
  for (const item of items) {
    const label =
      item.id === itemId ? item.label : findLabel(item.children ?? [], itemId);
    if (label !== undefined) {
      return label;
    }
  }
  return undefined;
}

const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Title of the reel' } } },
};

export default function SavedReels() {
  const apiRef = useRichTreeViewApiRef();
  const [items, setItems] = React.useState(reels);
  const [outcome, setOutcome] = React.useState<Outcome | null>(null);
  // #region preview
  const latest = React.useRef<Change>(null);

  const save = async (change: Change) => {
    latest.current = change;
    setItems((current) => rename(current, change.itemId, change.to));
    setOutcome({ ...change, state: 'saving' });
    try {
      await saveToServer(change);
      if (latest.current === change) {
        setOutcome({ ...change, state: 'saved' });
      }
    } catch {
      // Restores the old name, unless the item has been renamed again meanwhile.
      setItems((current) =>
        findLabel(current, change.itemId) === change.to
          ? rename(current, change.itemId, change.from)
          : current,
      );
      setOutcome({ ...change, state: 'failed' });
    }
  };

  const handleLabelChange = (itemId: string, to: string) => {
    save({ itemId, from: findLabel(items, itemId) ?? to, to });
  };
  // #endregion preview

  /** The buttons disappear when pressed, so move the focus to the reel. */
  const saveAndFocus = (change: Change) => {
    apiRef.current?.focusItem(null, change.itemId);
    save(change);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 208 }}>
      <RichTreeView
        aria-label="Film reels"
        apiRef={apiRef}
        items={items}
        isItemEditable={(item: Reel) => item.children === undefined}
        onItemLabelChange={handleLabelChange}
        defaultExpandedItems={['shelf']}
        slotProps={slotProps}
      />
      <Box role="status" sx={{ mt: 2 }}>
        {outcome === null && (
          <Alert role="presentation" severity="info">
            Rename a reel.
          </Alert>
        )}
        {outcome?.state === 'saving' && (
          <Alert role="presentation" severity="info">
            Saving {outcome.to}
          </Alert>
        )}
        {outcome?.state === 'saved' && (
          <Alert
            role="presentation"
            severity="success"
            action={
              <Button
                color="inherit"
                size="small"
                sx={{ whiteSpace: 'nowrap' }}
                onClick={() =>
                  saveAndFocus({
                    itemId: outcome.itemId,
                    from: outcome.to,
                    to: outcome.from,
                  })
                }
              >
                Undo
              </Button>
            }
          >
            Saved {outcome.to}
          </Alert>
        )}
        {outcome?.state === 'failed' && (
          <Alert
            role="presentation"
            severity="error"
            action={
              <Button
                color="inherit"
                size="small"
                sx={{ whiteSpace: 'nowrap' }}
                onClick={() => saveAndFocus(outcome)}
              >
                Try again
              </Button>
            }
          >
            Not saved: {outcome.to}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
