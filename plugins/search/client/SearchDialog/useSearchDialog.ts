import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { usePrepareSearch } from '../usePrepareSearch';
import type { SearchResult } from '../../engine/types';
import { listOptions } from './options';
import { getFirstText } from './state';
import { useCursor } from './useCursor';
import { useDialogKeys } from './useDialogKeys';
import { useFollow } from './useFollow';
import { useSearch, type Search } from './useSearch';
import { useSubmit } from './useSubmit';

/** The results of the last answer; none where a message takes their place. */
function useResults({ answer, status }: Search) {
  const isShown = status === 'answered' || status === 'searching';
  const shown = isShown ? answer : undefined;
  return useMemo(() => {
    const results = shown?.response.results ?? [];
    return { results, options: listOptions(results) };
  }, [shown]);
}

/** A field with what it begins with selected, so that typing replaces it. */
function useField() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref.current?.select();
  }, []);
  return ref;
}

/** Whether a click is left to the browser: it opens the link elsewhere, or not at all. */
function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * All that the search dialog does.
 *
 * @param close closes the dialog
 */
export function useSearchDialog(close: () => void) {
  const input = useField();
  const [first] = useState(getFirstText);
  const search = useSearch(first);
  const { results, options } = useResults(search);
  const cursor = useCursor(options);
  const { follow, remember } = useFollow(search.query.text, close);
  const prepare = usePrepareSearch();
  useEffect(prepare, [prepare]);

  /** What was used may be gone with its message: the focus goes to the field. */
  function andFocus<Values extends unknown[]>(act: (...values: Values) => void) {
    return (...values: Values) => {
      act(...values);
      input.current?.focus();
    };
  }

  function open({ url }: SearchResult, inNewTab: boolean) {
    follow(url, inNewTab);
  }

  function choose(result: SearchResult, event: MouseEvent) {
    if (isForBrowser(event)) {
      remember();
      return;
    }
    event.preventDefault();
    open(result, false);
  }

  const handleKeyDown = useDialogKeys({
    input,
    hasText: search.text !== '',
    onClear: andFocus(search.clear),
    onSubmit: useSubmit(search, cursor.choice, open),
    onMove: cursor.press,
  });

  return {
    input,
    search,
    results,
    cursor,
    choose,
    handleKeyDown,
    clear: andFocus(search.clear),
    searchFor: andFocus((text: string) => search.setText(text)),
    widen: andFocus(() => search.narrow({ kind: undefined, product: undefined })),
    retry: andFocus(search.retry),
  };
}
