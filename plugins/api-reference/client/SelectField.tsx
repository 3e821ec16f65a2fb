import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** Values with their texts. */
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice with its label. */
export default function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    // Beside each other: inside a label, the options would be part of its text.
    <span className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
