import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

type View = 'pages' | 'site';

const VIEWS = [
  ['pages', 'sidebar.pages'],
  ['site', 'sidebar.sections'],
] as const;

interface ContentProps extends Props {
  hasPages: boolean;
}

/** The open drawer: the pages of this part of the site, or all of its parts. */
function Content({ header, primaryMenu, secondaryMenu, hasPages }: ContentProps) {
  const t = useTranslate();
  const [view, setView] = useState<View>(hasPages ? 'pages' : 'site');
  return (
    <>
      {header}
      {hasPages && (
        <div className={styles.views} role="group" aria-label={t('sidebar.menu')}>
          {VIEWS.map(([name, labelKey]) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {t(labelKey)}
            </button>
          ))}
        </div>
      )}
      <nav
        className={clsx(styles.panel, view === 'site' && styles.site)}
        aria-label={t(view === 'pages' ? 'sidebar.pages' : 'sidebar.sections')}
      >
        {view === 'pages' ? secondaryMenu : primaryMenu}
      </nav>
    </>
  );
}

/**
 * Ejected: the original is no dialog, so that the focus leaves it and Escape does nothing,
 * and it hides the way back to the pages. Browsers keep the focus in a modal dialog, and
 * lay it above the page without regard to what the navbar does to its children.
 */
export default function NavbarMobileSidebarLayout(props: Props) {
  const t = useTranslate();
  const { shown, toggle } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    if (shown) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
    // What is in it finds its place as soon as it is there: it must not come before.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setIsOpen(shown);
  }, [shown]);

  function handleClick({ target }: MouseEvent) {
    // Its content covers the dialog: what is left of it is the backdrop.
    if (target === dialog.current) {
      toggle();
    }
  }

  return (
    <dialog
      ref={dialog}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.container,
        styles.drawer,
      )}
      aria-label={t('sidebar.menu')}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      {isOpen && (
        <div className={styles.content}>
          <Content {...props} hasPages={content !== undefined} />
        </div>
      )}
    </dialog>
  );
}
