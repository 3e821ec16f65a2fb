import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface SuggestionsProps {
  /** Queries; none where there is nothing to suggest. */
  suggestions: readonly string[] | undefined;
  onSearch: (text: string) => void;
}

/** What the reader may have meant, each to be searched at a click. */
export default function Suggestions({
  suggestions = [],
  onSearch,
}: SuggestionsProps) {
  const t = useTranslate();
  return suggestions.length === 0 ? null : (
    <p className={styles.suggestions}>
      {t('search.didYouMean')}
      {suggestions.map((text) => (
        <button key={text} type="button" data-stop onClick={() => onSearch(text)}>
          <bdi>{text}</bdi>
        </button>
      ))}
    </p>
  );
}
