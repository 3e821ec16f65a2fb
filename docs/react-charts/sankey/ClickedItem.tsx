import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyLinkIdentifierWithData,
  type SankeyNodeIdentifierWithData,
} from '@mui/x-charts-pro/SankeyChart';

const data = {
  nodes: [
    { id: 'bins', label: 'Street bins', data: { place: '14 streets' } },
    { id: 'counter', label: 'Shop counter', data: { place: 'Mill Lane 3' } },
    { id: 'hall', label: 'Sorting hall', data: { place: 'Dock Road 40' } },
    { id: 'shop', label: 'Shop', data: { place: 'Mill Lane 3' } },
    { id: 'mill', label: 'Rag mill', data: { place: 'Weirside' } },
  ],
  links: [
    { source: 'bins', target: 'hall', value: 77, data: { trip: 'two vans' } },
    { source: 'counter', target: 'hall', value: 42, data: { trip: 'cargo bike' } },
    { source: 'hall', target: 'shop', value: 84, data: { trip: 'one van' } },
    { source: 'hall', target: 'mill', value: 35, data: { trip: 'a truck a month' } },
  ],
};

export default function ClickedItem() {
  const [text, setText] = React.useState('Click a node or a link.');

  // #region preview
  const showNode = (_event: unknown, { node }: SankeyNodeIdentifierWithData) =>
    setText(
      `${node.label} (${node.data.place}): ${node.value} t, ` +
        `${node.targetLinks.length} in, ${node.sourceLinks.length} out`,
    );

  const showLink = (_event: unknown, { link }: SankeyLinkIdentifierWithData) =>
    setText(
      `${link.source.label} to ${link.target.label}: ${link.value} t by ${link.data.trip}`,
    );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <SankeyChart
        height={220}
        direction="ltr"
        series={{ data }}
        onNodeClick={showNode}
        onLinkClick={showLink}
        aria-label="Transport of donated clothes between five places"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 40 }}>
        {text}
      </Typography>
    </Box>
  );
}
