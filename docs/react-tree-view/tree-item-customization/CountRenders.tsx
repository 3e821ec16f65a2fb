import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { RichTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import { fileTree } from '@site/sample-data/fileTree';

const ALL_OPEN = fileTree.flatMap(function toIds(item): string[] {
  return [item.id, ...(item.children ?? []).flatMap(toIds)];
});

/** Counts renders outside React's state, so that counting doesn't re-render rows. */
function createCounter() {
  let counts = { rendered: 0, mounted: 0 };
  const listeners = new Set<() => void>();
  const set = (next: typeof counts) => {
    counts = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => counts,
    reset: () => set({ rendered: 0, mounted: 0 }),
    addRendered: () => set({ ...counts, rendered: counts.rendered + 1 }),
    addMounted: () => set({ ...counts, mounted: counts.mounted + 1 }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const counter = createCounter();

function Counts() {
  const { rendered, mounted } = React.useSyncExternalStore(
    counter.subscribe,
    counter.get,
    counter.get,
  );
  return (
    <Typography role="status" variant="body2" sx={{ my: 2 }}>
      Rows rendered: {rendered}, of which newly mounted: {mounted}
    </Typography>
  );
}

function createCountedItem() {
  return React.forwardRef(function CountedItem(
    props: TreeItemProps,
    ref: React.Ref<HTMLLIElement>,
  ) {
    React.useEffect(() => counter.addRendered());
    React.useEffect(() => counter.addMounted(), []);
    return <TreeItem {...props} ref={ref} />;
  });
}

const CountedItem = createCountedItem();

// #region preview
const WAYS = {
  outside: () => ({ slots: { item: CountedItem } }),
  inlineProps: () => ({
    slots: { item: CountedItem },
    slotProps: { item: { className: 'file' } },
  }),
  inRender: () => ({ slots: { item: createCountedItem() } }),
};
// #endregion preview

type Way = keyof typeof WAYS;

export default function CountRenders() {
  const [way, setWay] = React.useState<Way>('outside');
  const [, renderAgain] = React.useReducer((count: number) => count + 1, 0);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControl>
        <FormLabel id="way-label">How the item is passed</FormLabel>
        <RadioGroup
          aria-labelledby="way-label"
          value={way}
          onChange={(event) => setWay(event.target.value as Way)}
        >
          <FormControlLabel
            value="outside"
            control={<Radio size="small" />}
            label="Component outside of render"
          />
          <FormControlLabel
            value="inlineProps"
            control={<Radio size="small" />}
            label="The same, and slotProps.item written inline"
          />
          <FormControlLabel
            value="inRender"
            control={<Radio size="small" />}
            label="Component made in render"
          />
        </RadioGroup>
      </FormControl>
      <Box sx={{ mt: 1 }}>
        <Button
          variant="outlined"
          onClick={() => {
            counter.reset();
            renderAgain();
          }}
        >
          Render the page again
        </Button>
      </Box>
      <Counts />
      <Box sx={{ height: 160, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Files of the bird study"
          items={fileTree}
          defaultExpandedItems={ALL_OPEN}
          {...WAYS[way]()}
        />
      </Box>
    </Box>
  );
}
