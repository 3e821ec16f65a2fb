import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Slide {
  id: string;
  label: string;
  isLocked?: boolean;
  children?: Slide[];
}

const deck: Slide[] = [
  {
    id: 'results',
    label: 'Results',
    children: [
      { id: 'income', label: 'Income' },
      { id: 'forecast', label: 'Forecast, in use by Ines', isLocked: true },
      { id: 'costs', label: 'Costs' },
    ],
  },
  { id: 'thanks', label: 'Thanks' },
];

const propagation = { descendants: true, parents: true };

// #region preview
const isLocked = (slide: Slide) => slide.isLocked === true;

/** Keeps free leaves; a parent is selected when all its free leaves are. */
function settle(slides: Slide[], ids: string[]): string[] {
  return slides.flatMap((slide) => {
    if (!slide.children?.length) {
      return !isLocked(slide) && ids.includes(slide.id) ? [slide.id] : [];
    }
    const below = settle(slide.children, ids);
    const everything = settle(slide.children, listIds(slide.children));
    const isWhole = below.length > 0 && below.length === everything.length;
    return isWhole ? [slide.id, ...below] : below;
  });
}

const listIds = (slides: Slide[]): string[] =>
  slides.flatMap(({ id, children = [] }) => [id, ...listIds(children)]);

export default function SkipTheLocked() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 196 }}>
      <RichTreeView
        aria-label="Slides to translate"
        items={deck}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        isItemSelectionDisabled={isLocked}
        defaultExpandedItems={['results']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(settle(deck, ids))}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Selected: {selected.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
// #endregion preview
