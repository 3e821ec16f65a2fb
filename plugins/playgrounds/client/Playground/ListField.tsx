import type { KnobValue } from '../../common';
import styles from './styles.module.css';

interface ListFieldProps {
  value: KnobValue | undefined;
  options: readonly string[];
  labelledBy: string;
  onChange: (value: KnobValue | undefined) => void;
}

/** Some of several texts, in their order; none of them is the default. */
export default function ListField({
  value,
  options,
  labelledBy,
  onChange,
}: ListFieldProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (option: string) => {
    const next = options.filter(
      (candidate) => chosen.includes(candidate) !== (candidate === option),
    );
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <span role="group" aria-labelledby={labelledBy} className={styles.list}>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
          />
          {option}
        </label>
      ))}
    </span>
  );
}
