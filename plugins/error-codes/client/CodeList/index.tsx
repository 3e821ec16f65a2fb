import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ErrorCode } from '../../types';
import { fillMessage } from '../fillMessage';
import MessageText from '../MessageText';
import styles from './styles.module.css';

/** Every numbered error with its message; the places of arguments are marked. */
export default function CodeList({ codes }: { codes: ErrorCode[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.list}>
      {codes.map(({ code, message, package: name }) => (
        <li key={`${code} ${name}`}>
          <p className={styles.number}>
            <Link to={`/production-error?code=${code}`}>
              {t('errorDecoder.error', { code })}
            </Link>{' '}
            <code>{name}</code>
          </p>
          <MessageText parts={fillMessage(message, []).parts} />
        </li>
      ))}
    </ul>
  );
}
