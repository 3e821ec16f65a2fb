import { useReducer } from 'react';
import Heading from '@theme/Heading';
import { countKilos } from '../coffees/coffees';
import {
  INITIAL_SELECTION,
  listShown,
  reduceSelection,
  type Selection,
} from '../coffees/selection';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useWoken } from '@site/src/hooks/useWoken';
import PartStage from './PartStage';
import { PARTS } from './parts';
import { useCoffeeTexts } from './useCoffeeTexts';
import styles from './styles.module.css';

interface SummaryProps {
  selection: Selection;
  onClear: () => void;
}

/** What the parts show and what is linked, said for all of them, and the way back. */
function Summary({ selection, onClear }: SummaryProps) {
  const t = useTranslate();
  const shown = listShown(selection);
  const marked = shown.filter(({ id }) => selection.marked.includes(id));
  const kilos = shown.reduce((sum, coffee) => sum + countKilos(coffee), 0);
  const isClear = selection.ticked.length === 0 && marked.length === 0;
  return (
    <div className={styles.summary}>
      <p role="status">
        <span>{t('landing.shown', { count: shown.length, kilos })}</span>
        {marked.length > 0 && (
          <span className={styles.linked}>
            <span className={styles.swatch} data-hatch />
            {marked.map(({ name }) => name).join(', ')}
          </span>
        )}
      </p>
      <button
        type="button"
        className={styles.clear}
        aria-disabled={isClear}
        onClick={onClear}
      >
        {t('landing.clear')}
      </button>
    </div>
  );
}

/**
 * The living product: one set of data in a tree, a grid, a calendar and bars, which share a
 * selection. All are pictures until the reader points at one, taps it or moves the focus to it.
 */
export default function Composition() {
  const t = useTranslate();
  const [panel, woken] = useWoken<HTMLElement>();
  const [selection, dispatch] = useReducer(reduceSelection, INITIAL_SELECTION);
  const texts = useCoffeeTexts();
  return (
    <section ref={panel} aria-labelledby="composition" className={styles.panel}>
      <header className={styles.head}>
        <Heading as="h2" id="composition">
          {t('landing.composition')}
        </Heading>
        <Summary selection={selection} onClear={() => dispatch({ type: 'clear' })} />
      </header>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <PartStage
            key={part.product}
            part={part}
            woken={woken}
            selection={selection}
            dispatch={dispatch}
            texts={texts}
          />
        ))}
      </div>
    </section>
  );
}
