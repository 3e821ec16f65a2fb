import { useRef, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems, {
  type Props as DocSidebarItemsProps,
} from '@theme/DocSidebarItems';
import { useShortcut } from '@site/plugins/shortcuts/client';
import { useHydrated } from '@site/src/hooks/useHydrated';
import FilterField from './FilterField';
import { renderPositionScript } from './renderPositionScript';
import { useSidebarFilter } from './useSidebarFilter';
import { useSidebarPosition } from './useSidebarPosition';
import styles from './styles.module.css';

/** How far an arrow key goes. */
const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * What the field and the links that it found do with a key: arrows move among them, Enter
 * in the field opens the first.
 *
 * @param root holds the field and the links
 * @returns whether the key was meant for them
 */
export function moveInResults(root: Element, key: string): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('input, a[href]')];
  const focused = stops.findIndex((stop) => stop === document.activeElement);
  const step = STEPS[key];
  if (step !== undefined && focused >= 0) {
    stops[focused + step]?.focus();
    return true;
  }
  if (key === 'Enter' && focused === 0) {
    // As a click would: on a phone that closes the drawer as well.
    stops[1]?.click();
    return true;
  }
  return false;
}

interface SidebarMenuProps {
  /** The sidebar's name: its position is remembered under it. */
  name: string;
  sidebar: readonly PropSidebarItem[];
  /** Path of the page at hand. */
  path: string;
  onItemClick?: DocSidebarItemsProps['onItemClick'];
}

/** A sidebar's pages, which scroll below a field that filters them. */
export default function SidebarMenu({
  name,
  sidebar,
  path,
  onItemClick,
}: SidebarMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const { query, setQuery, items, count } = useSidebarFilter(sidebar, path);
  const filtering = count !== undefined;
  const scroller = useSidebarPosition(name, { path, isHydrated, filtering });
  useShortcut('f', 'shortcuts.filter', () => field.current?.focus());

  function clear() {
    setQuery('');
    field.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || query === '') {
      return;
    }
    if (event.key === 'Escape') {
      // A drawer around it stays open.
      event.stopPropagation();
      event.preventDefault();
      clear();
    } else if (filtering && moveInResults(root.current!, event.key)) {
      event.preventDefault();
    }
  }

  return (
    <div ref={root} className={styles.menu} onKeyDown={handleKeyDown}>
      <FilterField
        ref={field}
        query={query}
        count={count}
        onChange={setQuery}
        onClear={clear}
      />
      <div
        ref={scroller}
        className={clsx('menu thin-scrollbar', styles.pages)}
        data-sidebar={name}
      >
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
          <DocSidebarItems
            key={filtering ? 'found' : 'all'}
            items={items as PropSidebarItem[]}
            activePath={path}
            onItemClick={onItemClick}
            level={1}
          />
        </ul>
      </div>
      {!isHydrated && (
        <script dangerouslySetInnerHTML={{ __html: renderPositionScript() }} />
      )}
    </div>
  );
}
