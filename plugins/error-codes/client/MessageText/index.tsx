import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { MessagePart } from '../fillMessage';
import styles from './styles.module.css';

function Part({ part }: { part: MessagePart }) {
  const t = useTranslate();
  const { currentLocale } = useDocusaurusContext().i18n;
  if (part.kind === 'text') {
    return part.text;
  }
  const { argument, number } = part;
  if (argument === undefined) {
    return (
      <span className={styles.place} lang={currentLocale}>
        {t('errorDecoder.place', { number })}
      </span>
    );
  }
  // Isolated: an argument may turn the direction of what follows it.
  return (
    <bdi className={styles.argument}>
      {argument.text}
      {argument.shortened && '…'}
    </bdi>
  );
}

/** A message in its own language, English, with its arguments marked. */
export default function MessageText({ parts }: { parts: MessagePart[] }) {
  return (
    <p className={styles.message} lang="en" dir="ltr">
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </p>
  );
}
