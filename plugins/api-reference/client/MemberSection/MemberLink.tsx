import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import CopyButton from '@site/src/components/CopyButton';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

function getRow(target: EventTarget | null): HTMLTableRowElement | null {
  return target instanceof Element
    ? target.closest<HTMLTableRowElement>('[data-markup] tbody tr[id]')
    : null;
}

/** The row that has the focus, else the one under the pointer. */
function useActiveRow(
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

interface MemberLinkProps {
  table: RefObject<HTMLTableElement | null>;
}

/**
 * Copies the link to a member. It is one button for all rows: it stands in the row that
 * has the focus or the pointer.
 */
export default function MemberLink({ table }: MemberLinkProps) {
  const t = useTranslate();
  const row = useActiveRow(table);
  const head = row?.cells[0];
  if (!row || !head) {
    return null;
  }
  const name = head.querySelector('a')?.textContent ?? '';
  return createPortal(
    <span className={styles.link}>
      <CopyButton
        key={row.id}
        getText={() => new URL(`#${row.id}`, window.location.href).href}
        aria-label={t('apiToolbar.copyLink', { name })}
      />
    </span>,
    head,
  );
}
