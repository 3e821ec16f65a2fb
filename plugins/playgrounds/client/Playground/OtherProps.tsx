import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { PlaygroundData } from '../../common';
import styles from './styles.module.css';

/** The props without a knob, as links to the reference. */
export default function OtherProps({ data }: { data: PlaygroundData }) {
  const t = useTranslate();
  return (
    <details className={styles.others}>
      <summary>{t('playground.others', { count: data.others.length })}</summary>
      <ul>
        {data.others.map((prop) => (
          <li key={prop}>
            <Link to={`${data.permalink}#prop-${prop}`}>
              <code>{prop}</code>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
