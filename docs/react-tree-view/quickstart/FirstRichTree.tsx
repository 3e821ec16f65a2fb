import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Product {
  id: string;
  label: string;
  price?: number;
  children?: Product[];
}

const catalog: Product[] = [
  {
    id: 'bread',
    label: 'Bread',
    children: [
      { id: 'rye', label: 'Rye loaf', price: 5.4 },
      { id: 'focaccia', label: 'Focaccia', price: 4.2 },
    ],
  },
  {
    id: 'pastry',
    label: 'Pastry',
    children: [{ id: 'knot', label: 'Cinnamon knot', price: 2.8 }],
  },
];

export default function FirstRichTree() {
  const [selected, setSelected] = React.useState<string | null>(null);
  const product = catalog
    .flatMap((group) => group.children ?? [])
    .find((item) => item.id === selected);

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 204 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Bakery"
        items={catalog}
        defaultExpandedItems={['bread']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {product?.price === undefined
          ? 'Select a product.'
          : `${product.label}: €${product.price.toFixed(2)}`}
      </Typography>
    </Box>
  );
}
