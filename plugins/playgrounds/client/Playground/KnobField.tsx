import { useId } from 'react';
import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Knob, KnobValue } from '../../common';
import KnobInput from './KnobInput';
import ListField from './ListField';
import styles from './styles.module.css';

export interface KnobFieldProps {
  knob: Knob;
  value: KnobValue | undefined;
  /** Address of the prop in the reference. */
  href: string;
  onChange: (value: KnobValue | undefined) => void;
}

/** A knob with its name, which leads to the reference, and a way back to the default. */
export default function KnobField({ knob, value, href, onChange }: KnobFieldProps) {
  const t = useTranslate();
  const id = useId();
  const { name } = knob;
  const input = { id, value, onChange };
  return (
    <div className={styles.field} data-kind={knob.kind}>
      <label id={`${id}-name`} htmlFor={knob.kind === 'list' ? undefined : id}>
        <code>{name}</code>
      </label>
      <Link to={href} aria-label={`${t('playground.reference')}: ${name}`}>
        ?
      </Link>
      {knob.kind === 'list' ? (
        <ListField {...input} options={knob.options} labelledBy={`${id}-name`} />
      ) : (
        <KnobInput {...input} knob={knob} />
      )}
      <button
        type="button"
        title={t('playground.unset', { name })}
        aria-label={t('playground.unset', { name })}
        disabled={value === undefined}
        onClick={() => onChange(undefined)}
      >
        ×
      </button>
    </div>
  );
}
