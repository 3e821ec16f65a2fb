import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyLayoutLink,
  type SankeyLayoutNode,
} from '@mui/x-charts-pro/SankeyChart';

const data = {
  nodes: [
    { id: 'Spring' },
    { id: 'Summer' },
    { id: 'Autumn' },
    { id: 'Winter' },
    { id: 'Coats' },
    { id: 'Dresses' },
    { id: 'Shoes' },
    { id: 'Wool' },
  ],
  links: [
    { source: 'Winter', target: 'Coats', value: 3 },
    { source: 'Winter', target: 'Wool', value: 4 },
    { source: 'Autumn', target: 'Dresses', value: 9 },
    { source: 'Autumn', target: 'Shoes', value: 5 },
    { source: 'Summer', target: 'Wool', value: 2 },
    { source: 'Summer', target: 'Coats', value: 5 },
    { source: 'Spring', target: 'Coats', value: 12 },
    { source: 'Spring', target: 'Wool', value: 8 },
    { source: 'Spring', target: 'Shoes', value: 4 },
  ],
};

// #region preview
const nodeSorts = {
  auto: 'auto',
  fixed: 'fixed',
  'by value': (a: SankeyLayoutNode, b: SankeyLayoutNode) => b.value - a.value,
} as const;

const linkSorts = {
  auto: 'auto',
  fixed: 'fixed',
  'by value': (a: SankeyLayoutLink, b: SankeyLayoutLink) => b.value - a.value,
} as const;
// #endregion preview

type Order = keyof typeof nodeSorts;
const orders = Object.keys(nodeSorts) as Order[];
const rounds = [0, 1, 6, 32];

export default function SortedNodes() {
  const [nodes, setNodes] = React.useState<Order>('auto');
  const [links, setLinks] = React.useState<Order>('auto');
  const [iterations, setIterations] = React.useState(6);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
          gap: 2,
          pt: 1,
          mb: 2,
        }}
      >
        <TextField
          select
          size="small"
          label="nodeOptions.sort"
          value={nodes}
          onChange={(event) => setNodes(event.target.value as Order)}
        >
          {orders.map((order) => (
            <MenuItem key={order} value={order}>
              {order}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="linkOptions.sort"
          value={links}
          onChange={(event) => setLinks(event.target.value as Order)}
        >
          {orders.map((order) => (
            <MenuItem key={order} value={order}>
              {order}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="iterations"
          value={iterations}
          onChange={(event) => setIterations(Number(event.target.value))}
        >
          {rounds.map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <SankeyChart
        height={300}
        direction="ltr"
        series={{
          data,
          nodeOptions: { sort: nodeSorts[nodes] },
          linkOptions: { sort: linkSorts[links] },
          iterations,
        }}
        role="img"
        aria-label="Clothes sold in each season by kind, in tons"
      />
    </Box>
  );
}
