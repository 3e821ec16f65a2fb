import { useTranslate } from '@site/src/hooks/useTranslate';
import { usePortalFields } from '@site/src/hooks/usePortalFields';
import styles from './styles.module.css';

interface DemoFailureProps {
  id: string;
  error: Error;
  onReset: () => void;
}

/** What stands in a crashed demo's place: the error, a way back, a prefilled issue. */
export default function DemoFailure({ id, error, onReset }: DemoFailureProps) {
  const t = useTranslate();
  const { issueUrl } = usePortalFields();
  const issue = new URLSearchParams({
    title: `Demo ${id} crashes`,
    body: `The demo \`${id}\` stopped with:\n\n\`\`\`\n${error.message}\n\`\`\`\n`,
  });
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{t('demo.failed')}</strong>
      </p>
      <pre>{error.message}</pre>
      <button type="button" onClick={onReset}>
        {t('demo.reset')}
      </button>{' '}
      <a href={`${issueUrl}?${issue}`} target="_blank" rel="noreferrer">
        {t('demo.report')}
      </a>
    </div>
  );
}
