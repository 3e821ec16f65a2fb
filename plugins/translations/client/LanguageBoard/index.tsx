import { useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { BoardLanguage } from '../../createBoard';
import { filterPages, type BoardFilter } from '../filterPages';
import Filters from '../Filters';
import PageList from '../PageList';
import { STATE_LABELS, STATES } from '../states';
import styles from './styles.module.css';

function Counts({ counts, pages }: Pick<BoardLanguage, 'counts' | 'pages'>) {
  const t = useTranslate();
  return (
    <dl className={styles.counts}>
      {STATES.filter((state) => counts[state] > 0).map((state) => (
        <div key={state}>
          <dt>{t(STATE_LABELS[state])}</dt>
          <dd>
            {t('translations.share', { count: counts[state], total: pages.length })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A language's pages, to be narrowed by state and library once the script runs. */
export default function LanguageBoard({
  language,
  label,
  htmlLang,
  counts,
  pages,
}: BoardLanguage) {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const [filter, setFilter] = useState<BoardFilter>({ state: '', product: '' });
  const shown = filterPages(pages, filter);
  return (
    <section className={styles.board}>
      <Heading as="h2" id={language}>
        <span lang={htmlLang}>{label}</span>
      </Heading>
      <Counts counts={counts} pages={pages} />
      <div className={styles.filters} inert={!isBrowser}>
        <Filters filter={filter} onChange={setFilter} />
      </div>
      <p role="status" className={styles.shown}>
        {t('translations.shown', { count: shown.length })}
      </p>
      <PageList pages={shown} />
    </section>
  );
}
