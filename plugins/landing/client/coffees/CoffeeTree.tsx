import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COFFEES, CONTINENTS } from './coffees';
import { CONTINENT_COLORS } from './continentColors';
import { listLinked } from './selection';
import type { PartProps } from './types';

const CONTINENT_STYLES = Object.fromEntries(
  CONTINENTS.map((continent) => [
    `& .${continent} > .MuiTreeItem-content .MuiTreeItem-label::after`,
    {
      content: '""',
      width: 10,
      height: 10,
      marginInlineStart: 'auto',
      borderRadius: '2px',
      backgroundColor: CONTINENT_COLORS[continent],
      forcedColorAdjust: 'none',
    },
  ]),
);

/** Continents and their coffees, to tick: the other parts show those. */
export default function CoffeeTree({ selection, dispatch, texts }: PartProps) {
  const isNarrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const [expanded, setExpanded] = useState<string[]>(
    isNarrow ? [] : [...CONTINENTS],
  );
  const linked = listLinked(selection);
  return (
    <RichTreeView
      aria-label={texts.tree}
      items={CONTINENTS.map((continent) => ({
        id: continent,
        label: texts.continents[continent],
        children: COFFEES.filter((coffee) => coffee.continent === continent).map(
          ({ id, name }) => ({ id, label: name }),
        ),
      }))}
      multiSelect
      checkboxSelection
      selectionPropagation={{ descendants: true, parents: true }}
      expandedItems={expanded}
      onExpandedItemsChange={(_event, items) => setExpanded(items)}
      selectedItems={[...selection.ticked]}
      onSelectedItemsChange={(_event, ticked) => dispatch({ type: 'tick', ticked })}
      itemChildrenIndentation={24}
      slotProps={{
        item: ({ itemId }) => ({
          className: linked.has(itemId) ? 'linked' : itemId,
        }),
      }}
      sx={{
        ...CONTINENT_STYLES,
        '& .MuiTreeItem-content': { height: 31, paddingBlock: 0 },
        '& .MuiTreeItem-label': {
          display: 'flex',
          alignItems: 'center',
          fontSize: '0.9375rem',
        },
        '& .linked > .MuiTreeItem-content': {
          outline: 'var(--hatch-outline)',
          outlineOffset: '-2px',
          backgroundImage: 'var(--hatch)',
        },
      }}
    />
  );
}
