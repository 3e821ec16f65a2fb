import { useTranslate } from '@site/src/hooks/useTranslate';
import { MAX_NUMBER, type Knob, type KnobValue } from '../../common';

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

/** A number within what a link may carry, too. */
function NumberInput({ id, knob, value, onChange }: KnobInputProps) {
  return (
    <input
      id={id}
      type="number"
      min={-MAX_NUMBER}
      max={MAX_NUMBER}
      placeholder={knob.default && toPlain(knob.default)}
      value={value === undefined ? '' : String(value)}
      onChange={({ target: { value: text, valueAsNumber } }) =>
        onChange(
          text === ''
            ? undefined
            : Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, valueAsNumber)),
        )
      }
    />
  );
}

/** The only form of a color that the browser's own input takes. */
const HEX = /^#[\da-f]{6}$/i;

/** A color; black is what browsers show where none is chosen. */
function ColorInput({ id, value, onChange }: KnobInputProps) {
  const text = String(value);
  return (
    <input
      id={id}
      type="color"
      value={HEX.test(text) ? text : '#000000'}
      onChange={({ target }) => onChange(target.value)}
    />
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
    case 'number':
      return <NumberInput id={id} knob={knob} value={value} onChange={onChange} />;
    case 'color':
      return <ColorInput id={id} knob={knob} value={value} onChange={onChange} />;
    default:
      return (
        <input
          id={id}
          type="text"
          placeholder={knob.default && toPlain(knob.default)}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      );
  }
}
