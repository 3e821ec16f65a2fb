import { useMemo, useState } from 'react';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { useSearchAnswer, type SearchProgress } from '../useSearchAnswer';
import { useSearchEngine } from '../useSearchEngine';
import type { ResultKind, SearchQuery } from '../../engine/types';
import { getAudience, type Product } from '@site/src/utils/paths';

/** What the reader narrows the results to. */
export interface Facets {
  kind?: ResultKind;
  product?: Product;
}

export interface Search extends SearchProgress {
  /** What stands in the field. */
  text: string;
  facets: Facets;
  /** What is asked; its text is empty where there is nothing to ask. */
  query: SearchQuery;
  /** The product whose pages the reader is in. */
  currentProduct: Product | undefined;
  /**
   * Changes the text.
   *
   * @param isComposing whether an input method is at work on it: it is not asked yet
   */
  setText: (text: string, isComposing?: boolean) => void;
  /** Narrows the results, or widens them where a facet is undefined. */
  narrow: (facets: Facets) => void;
  /** Empties the field, and widens the results again. */
  clear: () => void;
}

/**
 * A reader's search: what is typed, what it is narrowed to, and how it stands.
 *
 * @param first what stands in the field at first
 */
export function useSearch(first: string): Search {
  const [{ text, asked }, setInput] = useState({ text: first, asked: first.trim() });
  const [facets, setFacets] = useState<Facets>({});
  const { canonical } = usePageAddress();
  const currentProduct = getAudience(canonical);
  const query = useMemo(
    () => ({ text: asked, ...facets, currentProduct }),
    [asked, facets, currentProduct],
  );
  const progress = useSearchAnswer(query, useSearchEngine());
  return {
    ...progress,
    text,
    facets,
    query,
    currentProduct,
    setText: (next, isComposing = false) =>
      setInput((input) => ({
        text: next,
        asked: isComposing ? input.asked : next.trim(),
      })),
    narrow: (next) => setFacets((current) => ({ ...current, ...next })),
    clear: () => {
      setInput({ text: '', asked: '' });
      setFacets({});
    },
  };
}
