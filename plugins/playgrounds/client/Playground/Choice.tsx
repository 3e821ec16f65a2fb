import { useId } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface ChoiceProps {
  names: readonly string[];
  /** The one that is shown. */
  name: string;
}

/** The choice of the component, which the page's address keeps; in the static HTML to look at. */
export default function Choice({ names, name }: ChoiceProps) {
  const t = useTranslate();
  const id = useId();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  return (
    <p className={styles.choice} inert={!isBrowser}>
      <label htmlFor={id}>{t('playground.component')}</label>
      <select
        id={id}
        value={name}
        onChange={({ target }) =>
          history.replace({
            ...history.location,
            search: `?playground=${target.value}`,
          })
        }
      >
        {names.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </p>
  );
}
