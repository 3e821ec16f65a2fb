let held = 0;

const listeners = new Set<() => void>();

/**
 * Notes that the reader has written something which a reload would lose.
 *
 * @returns what takes the note back; called again it does nothing
 */
export function holdUnsavedEdit(): () => void {
  held += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) {
      return;
    }
    isHeld = false;
    held -= 1;
    if (held === 0) {
      listeners.forEach((listener) => listener());
    }
  };
}

/** Whether the reader has written something which a reload would lose. */
export function hasUnsavedEdit(): boolean {
  return held > 0;
}

/** Calls a function whenever the last unsaved edit is gone: saved, taken back or left. */
export function onAllSaved(listener: () => void): void {
  listeners.add(listener);
}
