import { useId } from 'react';
import styles from './styles.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  /** Values with the texts that show them. */
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values, as radio buttons in a row. */
export default function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.section}>
      <legend>{label}</legend>
      <div className={styles.choice}>
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
