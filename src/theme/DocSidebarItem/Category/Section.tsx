import { useId } from 'react';
import Link from '@docusaurus/Link';
import { isSamePath } from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import clsx from 'clsx';
import SidebarLabel from '@site/src/chrome/SidebarLabel';
import styles from './styles.module.css';

/** A heading with its pages, always open. */
export default function Section({ item, onItemClick, activePath, level }: Props) {
  const headingId = useId();
  return (
    <>
      <div className="menu__list-item-collapsible">
        {item.href === undefined ? (
          <span id={headingId} className={clsx('menu__link', styles.heading)}>
            <SidebarLabel item={item} />
          </span>
        ) : (
          <Link
            id={headingId}
            className="menu__link"
            aria-current={isSamePath(item.href, activePath) ? 'page' : undefined}
            to={item.href}
            onClick={() => onItemClick?.(item)}
          >
            <SidebarLabel item={item} />
          </Link>
        )}
      </div>
      <ul className="menu__list" aria-labelledby={headingId}>
        <DocSidebarItems
          items={item.items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </>
  );
}
