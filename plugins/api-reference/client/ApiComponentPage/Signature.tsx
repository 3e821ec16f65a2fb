import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiSignature } from '../../types';
import Html from '../Html';
import styles from './styles.module.css';

/** What a callback is called with, and what it has to return. */
export default function Signature({ signature }: { signature: ApiSignature }) {
  const t = useTranslate();
  return (
    <ul aria-label={t('api.signature')}>
      {signature.params.map(({ name, type, description }) => (
        <li key={name}>
          <code translate="no">{`${name}: ${type}`}</code>{' '}
          {description && <Html className={styles.inline} html={description} />}
        </li>
      ))}
      {signature.returns && (
        <li>
          {t('api.returns')} <code translate="no">{signature.returns.type}</code>{' '}
          {signature.returns.description && (
            <Html className={styles.inline} html={signature.returns.description} />
          )}
        </li>
      )}
    </ul>
  );
}
