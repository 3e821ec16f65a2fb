import ErrorDecoderLink from '@theme/ErrorDecoderLink';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import styles from './styles.module.css';

/** Longest error that goes into an issue, in characters: an address can't be endless. */
const MAX_MESSAGE = 2000;

interface DemoFailureProps {
  id: string;
  error: Error;
  onReset: () => void;
}

/** Moves the focus from a button that is about to go to the demo around it. */
function focusDemo(button: HTMLElement) {
  const demo = button.closest<HTMLElement>('[role="group"], [data-demo]');
  if (demo) {
    demo.tabIndex = -1;
    demo.focus({ preventScroll: true });
  }
}

/** What stands in a crashed demo's place: the error, a way back, a prefilled issue. */
export default function DemoFailure({ id, error, onReset }: DemoFailureProps) {
  const t = useTranslate();
  const { issueUrl } = usePortalFields();
  const issue = new URLSearchParams({
    title: `Demo ${id} crashes`,
    body: `The demo \`${id}\` stopped with:\n\n\`\`\`\n${error.message.slice(0, MAX_MESSAGE)}\n\`\`\`\n`,
  });
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{t('demo.failed')}</strong>
      </p>
      <pre>{error.message}</pre>
      <ErrorDecoderLink message={error.message} />
      <button
        type="button"
        onClick={({ currentTarget }) => {
          focusDemo(currentTarget);
          onReset();
        }}
      >
        {t('demo.reset')}
      </button>{' '}
      <a href={`${issueUrl}?${issue}`} target="_blank" rel="noreferrer">
        {t('demo.report')}
      </a>
    </div>
  );
}
