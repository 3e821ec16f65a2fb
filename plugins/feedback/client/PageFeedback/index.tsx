import { useId, useState, type FormEvent } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { createClickAttributes } from '@site/src/events/clickAttributes';
import { useService } from '@site/plugins/services/client';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useUnsavedEdit } from '@site/src/hooks/useUnsavedEdit';
import { parsePath } from '@site/src/utils/paths';
import styles from './styles.module.css';
import { useFeedback, type FeedbackControl } from './useFeedback';

const ANSWERS = ['yes', 'no'] as const;

/** Longest comment, in characters: enough for a few paragraphs. */
const MAX_COMMENT = 2000;

function Status({
  state,
  onRetry,
}: {
  state: FeedbackControl['state'];
  onRetry: () => void;
}) {
  const t = useTranslate();
  return (
    <p role="status" className={styles.status}>
      {state !== 'open' && t(`feedback.${state}`)}
      {state === 'failed' && (
        <button type="button" className={styles.button} onClick={onRetry}>
          {t('feedback.retry')}
        </button>
      )}
    </p>
  );
}

interface CommentProps {
  state: FeedbackControl['state'];
  onSend: (comment: string) => void;
}

function Comment({ state, onSend }: CommentProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState('');
  const comment = text.trim();
  useUnsavedEdit(comment !== '' && (comment !== submitted || state !== 'sent'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(comment);
    onSend(comment);
  };
  return (
    <form className={styles.comment} onSubmit={submit}>
      <label htmlFor={id}>{t('feedback.comment')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_COMMENT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="submit"
        className={styles.button}
        disabled={comment === ''}
        {...createClickAttributes('feedback', 'comment')}
      >
        {t('feedback.send')}
      </button>
    </form>
  );
}

/**
 * Asks whether the page was helpful. The answer is kept in the reader's browser, and is
 * sent only where the operator has configured an address; only then is there room for a
 * comment.
 */
export default function PageFeedback() {
  const t = useTranslate();
  const id = useId();
  const { permalink } = useDoc().metadata;
  const { locales } = useDocusaurusContext().i18n;
  const { version } = usePortalFields();
  const feedbackUrl = useService('feedbackUrl');
  const { language, canonical } = parsePath(permalink, locales);
  const { answer, state, choose, send } = useFeedback({
    path: permalink,
    url: feedbackUrl,
    about: { page: canonical, language, version },
  });
  return (
    <section className={styles.feedback} aria-labelledby={id}>
      <div className={styles.question}>
        <p id={id}>{t('feedback.question')}</p>
        {ANSWERS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-pressed={answer === name}
            onClick={() => choose(name)}
            {...createClickAttributes('feedback', name)}
          >
            {t(`feedback.${name}`)}
          </button>
        ))}
      </div>
      <Status state={state} onRetry={() => send()} />
      {feedbackUrl !== undefined && answer !== undefined && (
        <Comment key={permalink} state={state} onSend={send} />
      )}
    </section>
  );
}
