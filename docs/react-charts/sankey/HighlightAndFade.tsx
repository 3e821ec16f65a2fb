import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'North', target: 'Depot A', value: 18 },
    { source: 'North', target: 'Depot B', value: 7 },
    { source: 'Center', target: 'Depot A', value: 12 },
    { source: 'Center', target: 'Depot B', value: 21 },
    { source: 'South', target: 'Depot B', value: 19 },
    { source: 'Depot A', target: 'Shop', value: 22 },
    { source: 'Depot A', target: 'Rags', value: 8 },
    { source: 'Depot B', target: 'Shop', value: 24 },
    { source: 'Depot B', target: 'Rags', value: 23 },
  ],
};

const choices = {
  nodeHighlight: ['links', 'nodes', 'incoming', 'outgoing', 'none'],
  nodeFade: ['global', 'none'],
  linkHighlight: ['links', 'nodes', 'source', 'target', 'none'],
  linkFade: ['global', 'none'],
} as const;

type Name = keyof typeof choices;
type Chosen = { [Key in Name]: (typeof choices)[Key][number] };

const labels: Record<Name, string> = {
  nodeHighlight: 'Node highlight',
  nodeFade: 'Node fade',
  linkHighlight: 'Link highlight',
  linkFade: 'Link fade',
};

export default function HighlightAndFade() {
  const [chosen, setChosen] = React.useState<Chosen>({
    nodeHighlight: 'links',
    nodeFade: 'global',
    linkHighlight: 'nodes',
    linkFade: 'global',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
          gap: 2,
          pt: 1,
          mb: 2,
        }}
      >
        {(Object.keys(choices) as Name[]).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={labels[name]}
            value={chosen[name]}
            onChange={(event) =>
              setChosen({ ...chosen, [name]: event.target.value })
            }
          >
            {choices[name].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {/* #region preview */}
      <SankeyChart
        height={260}
        direction="ltr"
        series={{
          data,
          nodeOptions: { highlight: chosen.nodeHighlight, fade: chosen.nodeFade },
          linkOptions: { highlight: chosen.linkHighlight, fade: chosen.linkFade },
        }}
        role="img"
        aria-label="Clothes from three districts over two depots to the shop and the rag mill"
      />
      {/* #endregion preview */}
    </Box>
  );
}
