import type { ReactNode } from 'react';
import { PRODUCTS } from '@site/src/utils/products';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { BoardFilter } from '../filterPages';
import { STATE_LABELS, STATES } from '../states';
import styles from './styles.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
}

function Choice<Value extends string>({
  label,
  value,
  onChange,
  children,
}: ChoiceProps<Value>) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {children}
      </select>
    </label>
  );
}

interface FiltersProps {
  filter: BoardFilter;
  onChange: (filter: BoardFilter) => void;
}

/** Narrows the board to a state and to a library. */
export default function Filters({ filter, onChange }: FiltersProps) {
  const t = useTranslate();
  return (
    <div className={styles.filters}>
      <Choice
        label={t('translations.state')}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      >
        <option value="">{t('translations.allStates')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {t(STATE_LABELS[state])}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('translations.library')}
        value={filter.product}
        onChange={(product) => onChange({ ...filter, product })}
      >
        <option value="">{t('translations.allLibraries')}</option>
        {PRODUCTS.map(({ id, labelKey }) => (
          <option key={id} value={id}>
            {t(labelKey)}
          </option>
        ))}
        <option value="none">{t('translations.noLibrary')}</option>
      </Choice>
    </div>
  );
}
