import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

/**
 * A modal dialog, opened as it appears; the browser keeps the focus in it and takes it back.
 *
 * @param onClose called when it is closed by `close`, at once: the browser's own event comes
 *   later, when a link may have replaced the page and the dialog with it
 */
export function useModal(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** A click on the backdrop, which is a part of the dialog's own box. */
  closeByBackdrop: (event: MouseEvent) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const close = () => {
    ref.current?.close();
    onClose();
  };
  const closeByBackdrop = ({ target }: MouseEvent) => {
    if (target === ref.current) {
      close();
    }
  };
  return { ref, close, closeByBackdrop };
}
