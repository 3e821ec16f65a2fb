import { useMemo } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useContents } from '@site/src/hooks/useContents';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { splitName } from '@site/src/utils/splitName';
import styles from './styles.module.css';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
};

/**
 * The links to a section's members, as markup: there may be hundreds, which React would
 * otherwise go through one by one.
 */
export function renderMemberLinks(members: readonly ContentsMember[]): string {
  const escape = (text: string) =>
    text.replace(/[&<"]/g, (character) => ENTITIES[character]!);
  return members
    .map(
      ({ name, anchor }) =>
        `<li><a class="table-of-contents__link" href="#${escape(anchor)}">${splitName(name).map(escape).join('<wbr>')}</a></li>`,
    )
    .join('');
}

export interface ContentsMember {
  name: string;
  anchor: string;
}

export interface ContentsEntry {
  /** The heading's anchor. */
  id: string;
  title: string;
  members?: readonly ContentsMember[];
}

function MemberLinks({ members }: { members: readonly ContentsMember[] }) {
  return (
    <ul
      className={clsx(styles.members, 'scroll-shadows')}
      dangerouslySetInnerHTML={{ __html: renderMemberLinks(members) }}
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
            {members && id === open?.id && <MemberLinks members={members} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
