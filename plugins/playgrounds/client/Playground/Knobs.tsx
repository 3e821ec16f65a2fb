import { useId, useState } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { KnobValue, KnobValues, PlaygroundData } from '../../common';
import KnobField from './KnobField';
import styles from './styles.module.css';

/** With fewer knobs a filter would only be in the way. */
const MIN_FILTERED = 12;

interface KnobsProps {
  name: string;
  data: PlaygroundData;
  values: KnobValues;
  turn: (prop: string, value: KnobValue | undefined) => void;
  reset: () => void;
}

/** The knobs of a component; those that were turned stay when others are filtered away. */
export default function Knobs({ name, data, values, turn, reset }: KnobsProps) {
  const t = useTranslate();
  const id = useId();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = data.knobs.filter((knob) =>
    knob.name.toLowerCase().includes(wanted),
  );
  return (
    <div
      role="group"
      aria-label={t('playground.knobs', { name })}
      className={styles.knobs}
    >
      <div className={styles.tools}>
        {data.knobs.length >= MIN_FILTERED && (
          <>
            <label htmlFor={id} className={styles.hidden}>
              {t('playground.filter')}
            </label>
            <input
              id={id}
              type="search"
              placeholder={t('playground.filter')}
              value={filter}
              onChange={({ target }) => setFilter(target.value)}
            />
          </>
        )}
        <button type="button" onClick={reset}>
          {t('playground.reset')}
        </button>
      </div>
      <ul className="scroll-shadows">
        {shown.map((knob) => (
          <li key={knob.name} data-is-set={values[knob.name] !== undefined}>
            <KnobField
              knob={knob}
              value={values[knob.name]}
              href={`${data.permalink}#prop-${knob.name}`}
              onChange={(value) => turn(knob.name, value)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p role="status">{t('playground.none')}</p>}
    </div>
  );
}
