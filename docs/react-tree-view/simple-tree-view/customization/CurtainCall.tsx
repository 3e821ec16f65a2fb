import { useState, type ComponentPropsWithRef } from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';

// #region preview
interface GroupProps extends ComponentPropsWithRef<'ul'> {
  in: boolean;
  unmountOnExit?: boolean;
  component?: 'ul';
}

// Fade and Grow animate one child, so they wrap the list, which contains the items.
// They exit immediately, because they don't close the gap below.
const timeout = { enter: 400, exit: 0 };

function FadeGroup({
  in: isOpen,
  unmountOnExit,
  component: List = 'ul',
  ...listProps
}: GroupProps) {
  return (
    <Fade appear={false} in={isOpen} timeout={timeout} unmountOnExit={unmountOnExit}>
      <List {...listProps} />
    </Fade>
  );
}

function GrowGroup({
  in: isOpen,
  unmountOnExit,
  component: List = 'ul',
  ...listProps
}: GroupProps) {
  return (
    <Grow
      appear={false}
      in={isOpen}
      timeout={timeout}
      unmountOnExit={unmountOnExit}
      style={{ transformOrigin: 'top' }}
    >
      <List {...listProps} />
    </Grow>
  );
}

type Movement = 'Collapse' | 'Fade' | 'Grow' | 'None';

const MOVEMENTS: Record<Movement, Pick<TreeItemProps, 'slots' | 'slotProps'>> = {
  Collapse: {},
  Fade: { slots: { groupTransition: FadeGroup } },
  Grow: { slots: { groupTransition: GrowGroup } },
  None: { slotProps: { groupTransition: { timeout: 0 } } },
};
// #endregion preview

const acts = [
  {
    id: 'act-1',
    label: 'Act one: the station',
    scenes: ['The last train', 'A lost glove', 'Midnight'],
  },
  {
    id: 'act-2',
    label: 'Act two: the sea',
    scenes: ['Low tide', 'The letter'],
  },
];

export default function CurtainCall() {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<Movement>('Fade');
  const movement = MOVEMENTS[isCalm ? 'None' : chosen];

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 272 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="How acts open"
        value={chosen}
        onChange={(_event, value: Movement | null) => value && setChosen(value)}
        sx={{ marginBlockEnd: 1 }}
      >
        {(Object.keys(MOVEMENTS) as Movement[]).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SimpleTreeView aria-label="Program of the evening">
        {acts.map(({ id, label, scenes }) => (
          <TreeItem key={id} itemId={id} label={label} {...movement}>
            {scenes.map((scene) => (
              <TreeItem key={scene} itemId={`${id}-${scene}`} label={scene} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
