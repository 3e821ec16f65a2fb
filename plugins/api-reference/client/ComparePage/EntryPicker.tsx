import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface EntryPickerProps {
  /** The entry that is compared; empty for all of them. */
  value: string;
  /** Names of the entries; undefined while the record loads. */
  names: readonly string[] | undefined;
  /** The library's name. */
  library: string;
  onChange: (name: string) => void;
}

/** The name as the record has it, whatever its case; undefined for none. */
function findName(
  text: string,
  names: readonly string[] | undefined,
): string | undefined {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? '' : names?.find((name) => name.toLowerCase() === wanted);
}

/** A field with suggestions, which takes the names of the record and nothing else. */
export default function EntryPicker({
  value,
  names,
  library,
  onChange,
}: EntryPickerProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // The address has changed, and not by what is typed here.
    if (findName(text, names) !== value) {
      setText(value);
    }
  }
  const isUnknown = names !== undefined && findName(text, names) === undefined;
  const choose = (next: string) => {
    const name = findName(next, names);
    if (name !== undefined && name !== value) {
      onChange(name);
    }
  };
  const change = (next: string) => {
    setText(next);
    choose(next);
  };
  const chooseTyped = useEffectEvent(() => choose(text));
  // A name may be typed before the record has come.
  useEffect(() => {
    if (names !== undefined) {
      chooseTyped();
    }
  }, [names]);
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{t('compare.entry')}</label>
      <input
        id={id}
        type="search"
        list={`${id}-names`}
        value={text}
        placeholder={t('compare.wholeLibrary')}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isUnknown}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            change('');
          }
        }}
      />
      <datalist id={`${id}-names`}>
        {names?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <small id={`${id}-hint`}>
        {isUnknown
          ? t('compare.entryUnknown', { name: text, library })
          : t('compare.entryHint')}
      </small>
    </span>
  );
}
