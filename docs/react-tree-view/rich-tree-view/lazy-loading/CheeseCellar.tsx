import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Shelf {
  id: string;
  label: string;
  wheels: number;
}

function createCellar() {
  const shelves: Shelf[] = [
    { id: 'alpine', label: 'Alpine shelf', wheels: 2 },
    { id: 'blue', label: 'Blue shelf', wheels: 0 },
  ];
  const find = (id: string) => shelves.find((shelf) => shelf.id === id)!;
  return {
    async list(shelf?: string): Promise<Shelf[]> {
      await wait(400);
      if (shelf === undefined) {
        return shelves.map((item) => ({ ...item }));
      }
      return Array.from({ length: find(shelf).wheels }, (_, index) => ({
        id: `${shelf}-${index + 1}`,
        label: `Wheel ${index + 1}`,
        wheels: 0,
      }));
    },
    async change(shelf: string, by: number) {
      await wait(200);
      find(shelf).wheels = Math.max(0, find(shelf).wheels + by);
    },
  };
}

export default function CheeseCellar() {
  const [cellar] = React.useState(createCellar);
  const [isBusy, setIsBusy] = React.useState(false);
  const apiRef = useRichTreeViewProApiRef();

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Shelf) => item.wheels,
      getTreeItems: cellar.list,
    }),
    [cellar],
  );

  // #region preview
  async function change(shelf: string, by: number) {
    setIsBusy(true);
    try {
      await cellar.change(shelf, by);
      // Whether the shelf can be opened depends on its own item: refresh its level first.
      await apiRef.current?.updateItemChildren(null);
      await apiRef.current?.updateItemChildren(shelf);
      apiRef.current?.setItemExpansion({ itemId: shelf, shouldBeExpanded: true });
    } finally {
      setIsBusy(false);
    }
  }
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 232 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => change('blue', 1)}
        >
          Add a blue
        </Button>
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => change('blue', -1)}
        >
          Sell a blue
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Cheese cellar"
        aria-busy={isBusy}
        items={[]}
        apiRef={apiRef}
        dataSource={dataSource}
        disableSelection
      />
    </Box>
  );
}
