import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyLinkIdentifier,
  type SankeyNodeIdentifier,
} from '@mui/x-charts-pro/SankeyChart';

type Item = SankeyLinkIdentifier | SankeyNodeIdentifier;

const links = [
  { source: 'Bins', target: 'Shop', value: 46 },
  { source: 'Bins', target: 'Rags', value: 31 },
  { source: 'Counter', target: 'Shop', value: 38 },
  { source: 'Counter', target: 'Rags', value: 4 },
];

export default function HighlightFromTable() {
  const [item, setItem] = React.useState<Item | null>(null);

  const isHighlighted = (source: string, target: string) =>
    item?.subType === 'node'
      ? item.nodeId === source || item.nodeId === target
      : item?.sourceId === source && item.targetId === target;

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' },
        gap: 2,
      }}
    >
      {/* #region preview */}
      <SankeyChart
        height={220}
        direction="ltr"
        series={{
          id: 'clothes',
          data: { links },
          nodeOptions: { fade: 'global' },
          linkOptions: { fade: 'global' },
        }}
        highlightedItem={item}
        onHighlightChange={setItem}
        aria-hidden="true"
      />
      <Table size="small" aria-label="Ways of the clothes">
        <TableHead>
          <TableRow>
            <TableCell>Way</TableCell>
            <TableCell align="right">Tons</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {links.map(({ source, target, value }) => (
            <TableRow
              key={source + target}
              selected={isHighlighted(source, target)}
              onPointerEnter={() =>
                setItem({
                  type: 'sankey',
                  seriesId: 'clothes',
                  subType: 'link',
                  sourceId: source,
                  targetId: target,
                })
              }
              onPointerLeave={() => setItem(null)}
            >
              <TableCell>{`${source} to ${target}`}</TableCell>
              <TableCell align="right">{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {/* #endregion preview */}
    </Box>
  );
}
