import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { SearchQuery } from '../../engine/types';
import { findProduct } from '@site/src/utils/products';
import Places from './Places';
import Suggestions from './Suggestions';
import styles from './styles.module.css';

/** Opens a new issue that says what was searched, and where. */
function useSearchIssueUrl(text: string): string {
  const { issueUrl, version } = usePortalFields();
  const { canonical } = usePageAddress();
  const issue = new URLSearchParams({
    title: `Search for “${text}” finds nothing`,
    body: `On the page \`${canonical}\` (MUI X ${version}) the search for \`${text}\` finds nothing. I was looking for:\n\n`,
  });
  return `${issueUrl}?${issue}`;
}

/** What a search was narrowed to, in words; empty where it was not. */
function useFilters({ kind, product }: SearchQuery): string {
  const t = useTranslate();
  const entry = findProduct(product);
  return [kind && t(`search.${kind}`), entry && t(entry.shortLabelKey)]
    .filter((name) => name !== undefined)
    .join(' + ');
}

interface NothingProps {
  /** What was asked. */
  query: SearchQuery;
  suggestions: readonly string[] | undefined;
  onSearch: (text: string) => void;
  /** Asks the same of everything. */
  onWiden: () => void;
  onClose: () => void;
}

/** What is said when nothing is found: what was understood, and the ways on. */
export default function Nothing(props: NothingProps) {
  const { query, onWiden, onClose } = props;
  const t = useTranslate();
  const { text } = query;
  const filters = useFilters(query);
  const issueUrl = useSearchIssueUrl(text);
  return (
    <div className={styles.message}>
      <h3>
        {filters === ''
          ? t('search.none', { text })
          : t('search.noneWithin', { text, filters })}
      </h3>
      {filters !== '' && (
        <button type="button" className={styles.main} data-stop onClick={onWiden}>
          {t('search.everywhere')}
        </button>
      )}
      <Suggestions suggestions={props.suggestions} onSearch={props.onSearch} />
      <p>{t('search.advice')}</p>
      <Places
        currentProduct={query.product ?? query.currentProduct}
        onClose={onClose}
      />
      <p>
        <a href={issueUrl} data-stop target="_blank" rel="noopener noreferrer">
          {t('search.report')}
        </a>
      </p>
    </div>
  );
}
