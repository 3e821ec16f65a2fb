import { useId, type FormEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { toErrorSearch } from '../parseErrorQuery';
import styles from './styles.module.css';

/** Takes the number of an error, or the text that it came with. */
export default function CodeForm() {
  const t = useTranslate();
  const id = useId();
  const history = useHistory();
  const decode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('error');
    history.push({ search: toErrorSearch(String(entered)) });
  };
  return (
    <form className={styles.form} onSubmit={decode}>
      <label htmlFor={id}>{t('errorDecoder.field')}</label>
      <div className={styles.row}>
        <input
          id={id}
          name="error"
          type="text"
          required
          autoComplete="off"
          dir="ltr"
        />
        <button type="submit">{t('errorDecoder.decode')}</button>
      </div>
    </form>
  );
}
