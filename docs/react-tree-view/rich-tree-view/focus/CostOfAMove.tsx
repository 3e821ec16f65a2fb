import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import {
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

const MOVES = 10;

const drawers = Array.from({ length: 500 }, (_, index) => ({
  id: `drawer-${index + 1}`,
  label: `Specimen drawer ${index + 1}`,
}));

let renderedLabels = 0;

/** A label that counts how often it is rendered. */
function CountingLabel(props: React.ComponentProps<typeof TreeItemLabel>) {
  React.useLayoutEffect(() => {
    renderedLabels += 1;
  });
  return <TreeItemLabel {...props} />;
}

const CountingTreeItem = React.forwardRef(function CountingTreeItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem {...props} ref={ref} slots={{ label: CountingLabel }} />;
});

const slots = { item: CountingTreeItem };
const stableSlotProps = { item: { className: 'drawer' } };

export default function CostOfAMove() {
  const apiRef = useRichTreeViewApiRef();
  const [inline, setInline] = React.useState(false);
  const [, setFocused] = React.useState<string | null>(null);
  const [result, setResult] = React.useState('Not measured yet.');

  const measure = () => {
    // The first move also re-renders the item that loses the focus.
    flushSync(() => apiRef.current?.focusItem(null, 'drawer-100'));
    renderedLabels = 0;
    const start = performance.now();
    for (const { id } of drawers.slice(0, MOVES)) {
      flushSync(() => apiRef.current?.focusItem(null, id));
    }
    const time = (performance.now() - start) / MOVES;
    setResult(
      `A move: ${time.toFixed(1)} ms, ${renderedLabels / MOVES} items rendered.`,
    );
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        control={
          <Switch
            checked={inline}
            onChange={(_event, checked) => setInline(checked)}
          />
        }
        label="Create slotProps in each render"
      />
      <Box sx={{ height: 160, overflow: 'auto', border: 1, borderColor: 'divider' }}>
        {/* #region preview */}
        <RichTreeView
          aria-label="Specimen drawers"
          apiRef={apiRef}
          items={drawers}
          slots={slots}
          slotProps={inline ? { item: { className: 'drawer' } } : stableSlotProps}
          onItemFocus={(_event, itemId) => setFocused(itemId)}
        />
        {/* #endregion preview */}
      </Box>
      <Button size="small" variant="outlined" sx={{ my: 1 }} onClick={measure}>
        Measure {MOVES} moves
      </Button>
      <Typography variant="body2" role="status">
        {result}
      </Typography>
    </Box>
  );
}
