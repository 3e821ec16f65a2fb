import styles from './styles.module.css';

interface SwitchProps<Value extends string> {
  label: string;
  /** Values with the texts that show them. */
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of buttons of which one is pressed. */
export default function Switch<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SwitchProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.switch}>
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
