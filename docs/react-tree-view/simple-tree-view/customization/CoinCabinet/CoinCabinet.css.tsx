import { useState, type CSSProperties } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view';
import styles from './CoinCabinet.module.css';
import { CoinItems } from './CoinItems';
import { DENSITIES, DENSITY_NAMES, type Density } from './densities';

const classes = { itemContent: styles.content, itemLabel: styles.label };

export default function CoinCabinet() {
  const [density, setDensity] = useState<Density>('compact');
  const { padding, fontSize, indentation } = DENSITIES[density];

  return (
    <div className={styles.root}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density of the rows"
        className={styles.densities}
        value={density}
        onChange={(_event, value: Density | null) => value && setDensity(value)}
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
        classes={classes}
        defaultExpandedItems={['silver', 'denarius']}
        itemChildrenIndentation={indentation}
        style={
          {
            '--row-padding': `${padding}px`,
            '--row-font-size': fontSize,
          } as CSSProperties
        }
      >
        <CoinItems />
      </SimpleTreeView>
      {/* #endregion preview */}
    </div>
  );
}
