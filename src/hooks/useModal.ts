import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

export interface Modal {
  /** For the dialog's element, whose `onClose` hears of each way to close it. */
  ref: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** For its `onClick`: closes it by a click on the backdrop, which is a part of its own box. */
  closeByBackdrop: (event: MouseEvent) => void;
}

/**
 * A modal dialog, opened as it appears; the browser keeps the focus in it and takes it back.
 *
 * @param onClosed called as soon as `close` has closed it: the browser's own event comes
 *   later, when a link may have replaced the page and the dialog with it
 */
export function useModal(onClosed?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const close = () => {
    ref.current?.close();
    onClosed?.();
  };
  const closeByBackdrop = ({ target }: MouseEvent) => {
    if (target === ref.current) {
      close();
    }
  };
  return { ref, close, closeByBackdrop };
}
