import { useCallback, useRef, type CSSProperties } from 'react';
import Heading from '@theme/Heading';
import { useSetting } from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { MemberSection as Section } from '../../pageData';
import Markup from '../Markup';
import type { MarkupState } from '../Markup/useMissingMarkup';
import LayoutSwitch from './LayoutSwitch';
import MemberLink from './MemberLink';
import { EVERYTHING } from './rows';
import Toolbar from './Toolbar';
import { useRowDisclosure } from './useRowDisclosure';
import { useRowQuery } from './useRowQuery';
import { useTargetRow } from './useTargetRow';
import styles from './styles.module.css';

interface MemberSectionProps {
  section: Section;
  markupState: MarkupState;
}

/** A heading, a toolbar, and the members in the reader's layout. */
export default function MemberSection({ section, markupState }: MemberSectionProps) {
  const t = useTranslate();
  const { kind, names, markup } = section;
  const title = t(`api.${section.label}`);
  const table = useRef<HTMLTableElement>(null);
  const rows = useRowQuery(table, names.length);
  const [layouts] = useSetting('apiLayouts');
  const toLabel = useCallback(
    (name: string) => t('apiToolbar.details', { name }),
    [t],
  );
  useRowDisclosure(table, layouts[kind] === 'list', markupState, toLabel);
  useTargetRow(table, markupState, () => rows.change(EVERYTHING));
  return (
    <section
      data-section={kind}
      aria-label={title}
      className={styles.section}
      style={{ '--rows': names.length } as CSSProperties}
    >
      <Heading as="h2" id={kind}>
        {title}
      </Heading>
      <Toolbar
        {...rows}
        section={title}
        options={{ ...section, count: names.length }}
      >
        <LayoutSwitch kind={kind} />
      </Toolbar>
      <Markup
        as="table"
        ref={table}
        name={kind}
        markup={markup}
        className={styles.members}
        label={title}
      />
      <MemberLink table={table} />
    </section>
  );
}
