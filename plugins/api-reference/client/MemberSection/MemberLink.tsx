import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import CopyButton from '@site/src/components/CopyButton';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useActiveRow } from './useActiveRow';
import styles from './styles.module.css';

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
