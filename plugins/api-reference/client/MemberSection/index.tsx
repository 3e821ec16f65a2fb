import { useCallback, useRef, type CSSProperties } from 'react';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { API_LAYOUTS, type ApiLayout } from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { SECTION_LABELS } from '../../common/sectionLabels';
import type { MemberSection as Section } from '../../pageData';
import Markup, { type MarkupState } from '../Markup';
import MemberLink from './MemberLink';
import { EVERYTHING } from './rows';
import Toolbar from './Toolbar';
import { useRowDisclosure } from './rowDisclosure';
import { useLayout } from './useLayout';
import { useRowQuery } from './useRowQuery';
import { useTargetRow } from './useTargetRow';
import styles from './styles.module.css';
import Switch from '@site/src/components/Switch/index';

interface LayoutSwitchProps {
  layout: ApiLayout;
  onChange: (layout: ApiLayout) => void;
}

/** Chooses how the members of a kind are laid out, on every page that has them. */
function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const t = useTranslate();
  return (
    <Switch
      label={t('apiToolbar.layout')}
      options={API_LAYOUTS.map((option) => [option, t(`apiToolbar.${option}`)])}
      value={layout}
      onChange={onChange}
    />
  );
}

interface MemberSectionProps {
  section: Section;
  markupState: MarkupState;
}

/** A heading, a toolbar, and the members in the reader's layout. */
export default function MemberSection({ section, markupState }: MemberSectionProps) {
  const t = useTranslate();
  const { kind, names, markup } = section;
  const title = t(SECTION_LABELS[section.label]);
  const table = useRef<HTMLTableElement>(null);
  const options = { ...section, count: names.length };
  const rows = useRowQuery({ table, list: kind, options, markupState });
  const [layout, setLayout] = useLayout(kind);
  const toLabel = useCallback(
    (name: string) => t('apiToolbar.details', { name }),
    [t],
  );
  useRowDisclosure(table, layout === 'list', markupState, toLabel);
  useTargetRow(table, markupState, () => rows.change(EVERYTHING));
  return (
    <section
      data-section={kind}
      aria-label={title}
      className={clsx(styles.section, styles.container)}
      style={{ '--rows': names.length } as CSSProperties}
    >
      <Heading as="h2" id={kind}>
        {title}
      </Heading>
      <Toolbar {...rows} section={title} options={options}>
        <LayoutSwitch layout={layout} onChange={setLayout} />
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
