import { useId } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import { isSamePath } from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import SidebarLabel from '@site/src/chrome/SidebarLabel';
import { useSidebarGroup } from '@site/src/chrome/SidebarMenu/useSidebarGroup';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface HeadProps extends Pick<Props, 'item' | 'onItemClick' | 'activePath'> {
  open: boolean;
  onToggle: () => void;
  isActive: boolean;
  listId: string;
}

/** The head of a group with a page of its own: a link, and the button that opens the group. */
function PageHead({ item, onItemClick, activePath, ...props }: HeadProps) {
  const t = useTranslate();
  const { open, onToggle, isActive, listId } = props;
  return (
    <>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isSamePath(item.href, activePath) ? 'page' : undefined}
        to={item.href}
        onClick={() => onItemClick?.(item)}
      >
        <SidebarLabel item={item} />
      </Link>
      <button
        type="button"
        className={clsx('clean-btn menu__caret', styles.caret)}
        aria-label={t(open ? 'sidebar.collapse' : 'sidebar.expand', {
          name: item.label,
        })}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={onToggle}
      />
    </>
  );
}

/** The head of a group without one: a button; a link to the first page where there is no script. */
function ButtonHead({ item, open, onToggle, isActive, listId }: HeadProps) {
  const className = clsx(
    'menu__link menu__link--sublist menu__link--sublist-caret',
    isActive && 'menu__link--active',
  );
  return (
    <>
      <button
        type="button"
        className={clsx(className, styles.button)}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={onToggle}
      >
        <SidebarLabel item={item} />
      </button>
      <noscript className={styles.link}>
        <Link className={className} to={findFirstSidebarItemLink(item)}>
          <SidebarLabel item={item} />
        </Link>
      </noscript>
    </>
  );
}

/** A group of pages that opens and closes. */
export default function Group({ item, onItemClick, activePath, level }: Props) {
  const listId = useId();
  const isActive = isActiveSidebarItem(item, activePath);
  const [open, toggle] = useSidebarGroup(
    `${item.label} ${findFirstSidebarItemLink(item)}`,
    { path: activePath, isActive, isOpenAtFirst: !item.collapsed },
  );
  const Head = item.href === undefined ? ButtonHead : PageHead;
  return (
    <>
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isSamePath(item.href, activePath) && 'menu__list-item-collapsible--active',
        )}
      >
        <Head
          {...{ item, onItemClick, activePath, open, isActive, listId }}
          onToggle={toggle}
        />
      </div>
      {open && (
        <ul id={listId} className="menu__list">
          <DocSidebarItems
            items={item.items}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      )}
    </>
  );
}
