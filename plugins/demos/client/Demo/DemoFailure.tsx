import ErrorDecoderLink from '@theme/ErrorDecoderLink';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { forgetFailedFile, isLoadFailure } from '@site/src/utils/loadFailure';
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

/** What stands in the place of a demo that the network has kept back: no fault of its own. */
function NotLoaded({ error, onReset }: Omit<DemoFailureProps, 'id'>) {
  const t = useTranslate();
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('demo.notLoaded')}</p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          focusDemo(currentTarget);
          void forgetFailedFile(error).then(onReset);
        }}
      >
        {t('demo.retry')}
      </button>
    </div>
  );
}

/** What stands in a crashed demo's place: the error, a way back, a prefilled issue. */
function Crashed({ id, error, onReset }: DemoFailureProps) {
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

/** What stands in the place of a demo that failed, by what it failed with. */
export default function DemoFailure(props: DemoFailureProps) {
  return isLoadFailure(props.error) ? (
    <NotLoaded {...props} />
  ) : (
    <Crashed {...props} />
  );
}
