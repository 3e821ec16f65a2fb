import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ErrorCode } from '../../types';
import { fillMessage } from '../fillMessage';
import MessageText from '../MessageText';
import {
  MAX_ARGUMENT_LENGTH,
  MAX_ARGUMENTS,
  type ErrorArgument,
  type ErrorQuery,
} from '../parseErrorQuery';
import styles from './styles.module.css';

function Shown({ argument: { text, shortened } }: { argument: ErrorArgument }) {
  return (
    <bdi className={styles.argument}>
      {text}
      {shortened && '…'}
    </bdi>
  );
}

/** What was left out of an address that says too much. */
function Limits({ args, dropped }: ErrorQuery) {
  const t = useTranslate();
  return (
    <>
      {args.some(({ shortened }) => shortened) && (
        <p>{t('errorDecoder.shortened', { count: MAX_ARGUMENT_LENGTH })}</p>
      )}
      {dropped > 0 && (
        <p>{t('errorDecoder.dropped', { count: dropped, shown: MAX_ARGUMENTS })}</p>
      )}
    </>
  );
}

function Match({ found, query }: { found: ErrorCode; query: ErrorQuery }) {
  const t = useTranslate();
  const { parts, superfluous } = fillMessage(found.message, query.args);
  return (
    <div className={styles.match}>
      <p className={styles.title}>
        <strong>{t('errorDecoder.error', { code: found.code })}</strong>{' '}
        <code>{found.package}</code>
      </p>
      <MessageText parts={parts} />
      {superfluous.length > 0 && (
        <div className={styles.superfluous}>
          <p>{t('errorDecoder.superfluous')}</p>
          <ul>
            {superfluous.map((argument, index) => (
              <li key={index}>
                <Shown argument={argument} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Unknown({ codes, children }: { codes: ErrorCode[]; children: ReactNode }) {
  const t = useTranslate();
  const numbers = [...new Set(codes.map(({ code }) => code))];
  return (
    <div className={styles.unknown}>
      <p>{children}</p>
      <p>{t('errorDecoder.known')}</p>
      <ul className={styles.numbers}>
        {numbers.map((code) => (
          <li key={code}>
            <Link to={`/production-error?code=${code}`}>{code}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DecodedErrorProps {
  codes: ErrorCode[];
  query: ErrorQuery;
}

/** What the address asks for: the message in full, or why there is none. */
export default function DecodedError({ codes, query }: DecodedErrorProps) {
  const t = useTranslate();
  const { code, unreadable } = query;
  if (unreadable !== undefined) {
    return (
      <Unknown codes={codes}>
        {t('errorDecoder.unreadable')} <Shown argument={unreadable} />
      </Unknown>
    );
  }
  if (code === undefined) {
    return <p className={styles.hint}>{t('errorDecoder.hint')}</p>;
  }
  const found = codes.filter((known) => known.code === code);
  if (found.length === 0) {
    return (
      <Unknown codes={codes}>
        <strong>{t('errorDecoder.unknown', { code: String(code) })}</strong>
      </Unknown>
    );
  }
  return (
    <>
      {found.map((one) => (
        <Match key={one.package} found={one} query={query} />
      ))}
      <Limits {...query} />
    </>
  );
}
