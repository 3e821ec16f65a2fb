import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Knob, KnobValue } from '../../common';

interface KnobInputProps {
  id: string;
  knob: Exclude<Knob, { kind: 'list' }>;
  value: KnobValue | undefined;
  onChange: (value: KnobValue | undefined) => void;
}

/** A default as people read it: without the marks and quotes of code. */
function toPlain(fallback: string): string {
  return fallback.replaceAll('`', '').replace(/^(['"])(.*)\1$/, '$2');
}

/** Longest default that a choice has room for, in characters. */
const LONGEST_DEFAULT = 22;

/** A choice among literals; its first entry is the default. */
function ChoiceInput({
  id,
  knob,
  value,
  onChange,
}: KnobInputProps & { knob: Extract<Knob, { kind: 'choice' }> }) {
  const t = useTranslate();
  const fallback = knob.default && toPlain(knob.default);
  const isShort = fallback !== undefined && fallback.length <= LONGEST_DEFAULT;
  return (
    <select
      id={id}
      title={isShort ? undefined : fallback}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) =>
        onChange(knob.options.find((option) => String(option) === target.value))
      }
    >
      <option value="">
        {isShort
          ? t('playground.defaultOf', { value: fallback })
          : t('playground.default')}
      </option>
      {knob.options.map((option) => (
        <option key={String(option)}>{String(option)}</option>
      ))}
    </select>
  );
}

/** What turns a knob, by its kind. */
export default function KnobInput({ id, knob, value, onChange }: KnobInputProps) {
  switch (knob.kind) {
    case 'boolean': {
      const isOn = knob.default === 'true';
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === undefined ? isOn : value === true}
          onChange={({ target: { checked } }) =>
            onChange(checked === isOn ? undefined : checked)
          }
        />
      );
    }
    case 'choice':
      return <ChoiceInput id={id} knob={knob} value={value} onChange={onChange} />;
    default:
      return (
        <input
          id={id}
          type={knob.kind}
          placeholder={knob.default && toPlain(knob.default)}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) =>
            onChange(
              target.value === ''
                ? undefined
                : knob.kind === 'number'
                  ? target.valueAsNumber
                  : target.value,
            )
          }
        />
      );
  }
}
