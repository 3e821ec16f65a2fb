import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface AccountRow {
  id: number;
  parentId: number | null;
  name: string;
}

interface Account {
  id: string;
  label: string;
  children: Account[];
}

const answer: AccountRow[] = [
  { id: 1200, parentId: 1000, name: 'Cash' },
  { id: 1000, parentId: null, name: 'Assets' },
  { id: 1300, parentId: 1000, name: 'Stock' },
  { id: 2000, parentId: null, name: 'Debts' },
  { id: 2100, parentId: 2000, name: 'Loans' },
  { id: 2110, parentId: 2100, name: 'Van' },
];

// #region preview
function toTree(rows: AccountRow[]): Account[] {
  const accounts = new Map(
    rows.map(({ id, name }) => [
      id,
      { id: String(id), label: name, children: [] as Account[] },
    ]),
  );
  const roots: Account[] = [];
  for (const { id, parentId } of rows) {
    const siblings =
      parentId === null ? roots : (accounts.get(parentId)?.children ?? roots);
    siblings.push(accounts.get(id)!);
  }
  return roots;
}

export default function AccountsFromRows() {
  const items = React.useMemo(() => toTree(answer), []);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}>
      <RichTreeView
        aria-label="Accounts"
        items={items}
        defaultExpandedItems={['1000', '2000', '2100']}
      />
    </Box>
  );
}
// #endregion preview
