import { useEffect, useState, type RefObject } from 'react';

function getRow(target: EventTarget | null): HTMLTableRowElement | null {
  return target instanceof Element
    ? target.closest<HTMLTableRowElement>('[data-markup] tbody tr[id]')
    : null;
}

/** The row that has the focus, else the one under the pointer. */
export function useActiveRow(
  table: RefObject<HTMLTableElement | null>,
): HTMLTableRowElement | null {
  const [focused, setFocused] = useState<HTMLTableRowElement | null>(null);
  const [hovered, setHovered] = useState<HTMLTableRowElement | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const element = table.current;
    const listen = <
      Type extends 'focusin' | 'focusout' | 'pointerover' | 'pointerleave',
    >(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element?.addEventListener(type, listener, { signal });
    listen('focusin', ({ target }) => setFocused(getRow(target)));
    // The focus may be on its way to the button in the row, which must be there then.
    listen('focusout', ({ relatedTarget }) => setFocused(getRow(relatedTarget)));
    listen('pointerover', ({ target }) => setHovered(getRow(target)));
    listen('pointerleave', () => setHovered(null));
    return () => controller.abort();
  }, [table]);
  return focused ?? hovered;
}
