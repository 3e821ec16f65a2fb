import { useTranslate } from '@site/src/hooks/useTranslate';
import { useTrace } from './traces';
import { useTraceSwitch } from './useTraceSwitch';

/** Lets code and demo point at each other, or stops them; nothing while there is no editor. */
export default function TraceSwitch({ demoId }: { demoId: string }) {
  const t = useTranslate();
  const { isEditing } = useTrace(demoId);
  const [isOn, set] = useTraceSwitch();
  return (
    isEditing && (
      <button
        type="button"
        aria-pressed={isOn}
        title={t('live.traceHint')}
        onClick={() => set(!isOn)}
      >
        {t('live.trace')}
      </button>
    )
  );
}
