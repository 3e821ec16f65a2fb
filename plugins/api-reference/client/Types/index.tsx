import { useEffect, useRef, type CSSProperties } from 'react';
import { useLocation } from '@docusaurus/router';
import BreakableName from '@site/src/components/BreakableName';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { focusArrived } from '@site/src/utils/focusPlace';
import { scrollToSettled } from '@site/src/utils/scrollToSettled';
import Section from '../ApiPage/Section';
import { markTypeLinks } from '../openTypes/typeLinks';
import type { PageTypes } from './usePageTypes';
import styles from './styles.module.css';

/** Opens the type that the address asks for, and leads to it. */
function useAskedType(
  listRef: PageTypes['listRef'],
  types: PageTypes['types'],
  asked: PageTypes['asked'],
): void {
  const { key } = useLocation();
  const clicked = useRef<string>(undefined);
  useEffect(() => {
    if (listRef.current === null) {
      return undefined;
    }
    markTypeLinks(listRef.current);
    const item = asked === undefined ? null : document.getElementById(asked);
    const link = item?.querySelector('a');
    if (!item || !link) {
      return undefined;
    }
    // Until the script that opens it has come, a second click would close it again.
    const visit = `${key}#${asked}`;
    if (
      link.getAttribute('aria-expanded') === 'false' &&
      clicked.current !== visit
    ) {
      clicked.current = visit;
      link.click();
    }
    focusArrived(item);
    return scrollToSettled(item);
  }, [listRef, types, asked, key]);
}

interface TypesProps extends PageTypes {
  /** How many there are: their place is kept until they are listed. */
  count: number;
}

/** The types that a page names, each with an anchor, to be opened there. */
export default function Types({ count, listRef, types, asked }: TypesProps) {
  const t = useTranslate();
  useAskedType(listRef, types, asked);
  const rows = {
    '--one': count,
    '--two': Math.ceil(count / 2),
    '--three': Math.ceil(count / 3),
  } as CSSProperties;
  return (
    <Section id="types" title={t('api.types')}>
      <p>{t('api.typesIntro')}</p>
      <div className={styles.container}>
        <ul ref={listRef} data-types="" className={styles.types} style={rows}>
          {types.map(({ anchor, name, href, dataType }) => (
            <li key={anchor} id={anchor}>
              <a href={href} data-type={dataType}>
                <BreakableName text={name} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
