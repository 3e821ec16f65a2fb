import type { ComponentType } from 'react';
import type { OpenState } from '@site/src/hooks/createOpenState';
import { useModule } from '@site/src/hooks/useModule';
import type { LabelKey } from '@site/src/i18n/types';
import LazyFailure from './LazyFailure';

interface LazyDialogProps {
  state: OpenState;
  /** Fetches the dialog, which is told what closes it; the same function in every render. */
  load: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;
  /** Says that the dialog could not be fetched. */
  failureKey: LabelKey;
}

/** The place of a dialog that is fetched when it is opened for the first time. */
export default function LazyDialog({ state, load, failureKey }: LazyDialogProps) {
  const [isOpen, setOpen] = state.useOpen();
  const { module, failure, retry } = useModule(load, isOpen);
  if (!isOpen) {
    return null;
  }
  if (module !== undefined) {
    return <module.default onClose={() => setOpen(false)} />;
  }
  return failure === undefined ? null : (
    <LazyFailure textKey={failureKey} onRetry={retry} />
  );
}
