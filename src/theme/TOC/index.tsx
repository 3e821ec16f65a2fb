import { useMemo } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import {
  useFilteredAndTreeifiedTOC,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOC';
import { useContents } from '@site/src/hooks/useContents';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

function listIds(tree: readonly TOCTreeNode[]): string[] {
  return tree.flatMap(({ id, children }) => [id, ...listIds(children)]);
}

interface TreeProps {
  tree: readonly TOCTreeNode[];
  current: string | undefined;
  className?: string;
}

function Tree({ tree, current, className }: TreeProps) {
  return (
    <ul className={className}>
      {tree.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={clsx(
              'table-of-contents__link',
              id === current && 'table-of-contents__link--active',
            )}
            aria-current={id === current ? 'location' : undefined}
            // The heading as markup: it may have code in it.
            dangerouslySetInnerHTML={{ __html: value }}
          />
          {children.length > 0 && <Tree tree={children} current={current} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * Ejected: the original takes the next heading for the current one as soon as it is in the
 * upper half of the screen, never gets to the last ones, and tells screen readers nothing.
 */
export default function TOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
  className,
}: Props) {
  const t = useTranslate();
  const { tableOfContents } = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  const ids = useMemo(() => listIds(tree), [tree]);
  const [ref, current] = useContents(ids);
  return (
    <nav
      ref={ref}
      aria-label={t('api.contents')}
      className={clsx(
        styles.contents,
        'thin-scrollbar',
        'scroll-shadows',
        className,
      )}
    >
      <Tree
        tree={tree}
        current={current}
        className="table-of-contents table-of-contents__left-border"
      />
    </nav>
  );
}
