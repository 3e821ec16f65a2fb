import { useMemo } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useContents } from '@site/src/hooks/useContents';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { splitName } from '@site/src/utils/splitName';
import type { MemberSection } from '../../pageData';
import styles from './styles.module.css';
import type { ApiSectionKind } from '@site/plugins/settings/common';
import { toMemberAnchor } from '../../common/memberAnchor';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
};

/**
 * The links to a section's members, as markup: there may be hundreds, which React would
 * otherwise go through one by one.
 */
export function renderMemberLinks(
  kind: ApiSectionKind,
  names: readonly string[],
): string {
  const escape = (text: string) =>
    text.replace(/[&<"]/g, (character) => ENTITIES[character]!);
  return names
    .map(
      (name) =>
        `<li><a class="table-of-contents__link" href="#${escape(toMemberAnchor(kind, name))}">${splitName(name).map(escape).join('<wbr>')}</a></li>`,
    )
    .join('');
}

export interface ContentsEntry {
  /** The heading's anchor. */
  id: string;
  title: string;
  members?: Pick<MemberSection, 'kind' | 'names'>;
}

function MemberLinks({ kind, names }: Pick<MemberSection, 'kind' | 'names'>) {
  return (
    <ul
      className={clsx(styles.members, 'scroll-shadows')}
      dangerouslySetInnerHTML={{ __html: renderMemberLinks(kind, names) }}
    />
  );
}

/** The page's sections, and the members of the one that the reader is in. */
export default function ApiContents({ entries }: { entries: ContentsEntry[] }) {
  const t = useTranslate();
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const [ref, current] = useContents(ids);
  // In a section without members the first one that has some is open.
  const withMembers = entries.filter(({ members }) => members !== undefined);
  const open = withMembers.find(({ id }) => id === current) ?? withMembers[0];
  return (
    <nav
      ref={ref}
      aria-label={t('api.contents')}
      className={clsx(
        ThemeClassNames.docs.docTocDesktop,
        'thin-scrollbar',
        'scroll-shadows',
        styles.contents,
      )}
    >
      <ul className="table-of-contents table-of-contents__left-border">
        {entries.map(({ id, title, members }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={clsx(
                'table-of-contents__link',
                id === current && 'table-of-contents__link--active',
              )}
            >
              {title}
            </a>
            {members && id === open?.id && <MemberLinks {...members} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
