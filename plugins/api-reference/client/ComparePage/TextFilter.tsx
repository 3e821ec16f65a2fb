import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** How long a reader has to pause before the list follows, in milliseconds. */
const PAUSE = 200;

interface TextFilterProps {
  value: string;
  onChange: (text: string) => void;
}

/** A field for a part of a name. The address follows when the reader pauses. */
export default function TextFilter({ value, onChange }: TextFilterProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // The address has changed, and not by what was typed here.
    if (value !== reported) {
      setText(value);
    }
  }
  const report = useEffectEvent(() => {
    setReported(text);
    onChange(text);
  });
  useEffect(() => {
    if (text === value) {
      return undefined;
    }
    const timer = window.setTimeout(report, PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, value]);
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{t('compare.filter')}</label>
      <input
        id={id}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setText('');
          }
        }}
      />
    </span>
  );
}
