import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabel,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';

const glazes = [
  {
    id: 'celadon',
    label: 'Celadon',
    children: [
      { id: 'feldspar', label: 'Feldspar' },
      { id: 'silica', label: 'Silica' },
      { id: 'iron', label: 'Iron oxide' },
    ],
  },
];

interface Grams {
  values: Record<string, number>;
  set: (itemId: string, value: number) => void;
}

const GramsContext = React.createContext<Grams>({ values: {}, set: () => {} });

// #region preview
interface GlazeLabelProps {
  itemId: string;
  children?: string;
}

const stop = (event: React.SyntheticEvent) => event.stopPropagation();

function GlazeLabel({ itemId, children, ...other }: GlazeLabelProps) {
  const grams = React.useContext(GramsContext);
  const { status } = useTreeItemUtils({ itemId });

  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ flexGrow: 1 }}>
        {children}
      </Box>
      {!status.expandable && (
        <TextField
          type="number"
          size="small"
          value={grams.values[itemId] ?? 0}
          onChange={(event) => grams.set(itemId, Number(event.target.value))}
          // A click would move the focus to the row, and a key to a different row.
          onClick={stop}
          onKeyDown={stop}
          slotProps={{
            htmlInput: {
              'aria-label': `Grams of ${children}`,
              min: 0,
              tabIndex: status.focused ? 0 : -1,
            },
          }}
          sx={{ width: 90 }}
        />
      )}
    </TreeItemLabel>
  );
}
// #endregion preview

const GlazeItem = React.forwardRef(function GlazeItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ ...props.slots, label: GlazeLabel }}
      slotProps={{
        ...props.slotProps,
        label: { itemId: props.itemId } as GlazeLabelProps,
      }}
    />
  );
});

export default function GramsInRows() {
  const [values, setValues] = React.useState<Record<string, number>>({
    feldspar: 420,
    silica: 310,
    iron: 20,
  });
  const grams = React.useMemo<Grams>(
    () => ({
      values,
      set: (itemId, value) =>
        setValues((previous) => ({ ...previous, [itemId]: value })),
    }),
    [values],
  );
  const total = Object.values(values).reduce((sum, value) => sum + value, 0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 240 }}>
      <GramsContext.Provider value={grams}>
        <RichTreeView
          aria-label="Glaze"
          items={glazes}
          disableSelection
          defaultExpandedItems={['celadon']}
          slots={{ item: GlazeItem }}
        />
      </GramsContext.Provider>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Batch: {total} g
      </Typography>
    </Box>
  );
}
