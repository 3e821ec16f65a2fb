import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const ranges = [
  ['Alps', ['Eiger', 'Ortler', 'Watzmann', 'Weisshorn']],
  ['Andes', ['Huascarán', 'Illimani', 'Sajama', 'Ojos del Salado']],
  ['Caucasus', ['Elbrus', 'Kazbek', 'Shkhara', 'Ushba']],
  ['Tatras', ['Gerlach', 'Kriváň', 'Rysy']],
] as const;

const items = ranges.map(([range, peaks]) => ({
  id: range,
  label: range,
  children: peaks.map((peak) => ({ id: peak, label: peak })),
}));

export default function GoToPeak() {
  const wanted = React.useRef<string | null>(null);
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const scrollToWanted = React.useCallback(() => {
    const row = wanted.current && apiRef.current?.getItemDOMElement(wanted.current);
    if (row) {
      row.scrollIntoView({ block: 'nearest' });
      wanted.current = null;
    }
  }, [apiRef]);

  const goTo = (itemId: string) => {
    const parentId = apiRef.current?.getParentId(itemId);
    const isOpen = !parentId || apiRef.current?.isItemExpanded(parentId);
    wanted.current = itemId;
    apiRef.current?.setItemSelection({ itemId, shouldBeSelected: true });
    if (isOpen) {
      scrollToWanted();
    } else {
      apiRef.current?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
    }
  };

  // Called when a branch has finished opening.
  const slotProps = React.useMemo(
    () => ({
      item: { slotProps: { groupTransition: { onEntered: scrollToWanted } } },
    }),
    [scrollToWanted],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {['Ortler', 'Sajama', 'Rysy'].map((peak) => (
          <Button
            key={peak}
            size="small"
            variant="outlined"
            onClick={() => goTo(peak)}
          >
            {peak}
          </Button>
        ))}
      </Box>
      <Box
        sx={{
          height: 180,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <RichTreeView
          aria-label="Peaks"
          apiRef={apiRef}
          items={items}
          slotProps={slotProps}
          defaultExpandedItems={['Alps']}
        />
      </Box>
    </Box>
  );
}
