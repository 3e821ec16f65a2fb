import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** The controls of a toolbar that are on screen, in their order. */
function findControls(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (control) => control.checkVisibility(),
  );
}

/** Where a key leads from the control at `index`; undefined for a key of no concern. */
export function getNextIndex(
  key: string,
  index: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case backward:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The keyboard of an ARIA toolbar: one tab stop, and Left, Right (swapped in
 * right-to-left), Home and End inside. The last focused control keeps the tab stop.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 * @returns the toolbar's ref and its handlers
 */
export function useRovingFocus(): {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | undefined>(undefined);

  const update = () => {
    const controls = ref.current === null ? [] : findControls(ref.current);
    const stop = controls.find((control) => control === last.current) ?? controls[0];
    controls.forEach((control) => {
      control.tabIndex = control === stop ? 0 : -1;
    });
  };
  // After every render: controls come and go with the demo's state …
  useEffect(update);
  // … and with the toolbar's width.
  const updateNow = useEffectEvent(update);
  useEffect(() => {
    const observer = new ResizeObserver(() => updateNow());
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);

  return {
    ref,
    onKeyDown(event) {
      const controls = findControls(ref.current!);
      const index = controls.indexOf(document.activeElement as HTMLElement);
      const isRtl = getComputedStyle(ref.current!).direction === 'rtl';
      const next =
        index < 0
          ? undefined
          : getNextIndex(event.key, index, controls.length, isRtl);
      if (next !== undefined) {
        event.preventDefault();
        controls[next]!.focus();
      }
    },
    onFocus() {
      last.current = document.activeElement as HTMLElement;
      update();
    },
  };
}
