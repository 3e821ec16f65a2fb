import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView, treeItemClasses } from '@mui/x-tree-view';
import { CoinItems } from './CoinItems';
import { DENSITIES, DENSITY_NAMES, type Density } from './densities';

export default function CoinCabinet() {
  const [density, setDensity] = useState<Density>('compact');
  const { padding, fontSize, indentation } = DENSITIES[density];

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 268 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density of the rows"
        value={density}
        onChange={(_event, value: Density | null) => value && setDensity(value)}
        sx={{ marginBlockEnd: 1 }}
      >
        {DENSITY_NAMES.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Coin cabinet"
        defaultExpandedItems={['silver', 'denarius']}
        itemChildrenIndentation={indentation}
        sx={{
          [`& .${treeItemClasses.content}`]: { paddingBlock: `${padding}px` },
          [`& .${treeItemClasses.label}`]: { fontSize },
        }}
      >
        <CoinItems />
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
