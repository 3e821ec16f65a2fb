import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { usePrepareSearch } from '../usePrepareSearch';
import { createGroups, type Choice } from './createGroups';
import { getFirstText } from './state';
import { useCursor } from './useCursor';
import { useDialogKeys } from './useDialogKeys';
import { useFollow } from './useFollow';
import { useSearch, type Search } from './useSearch';
import { useSubmit } from './useSubmit';

/** The choices of the last answer; none where a message takes their place. */
function useChoices({ answer, status }: Search) {
  const isShown = status === 'answered' || status === 'searching';
  const shown = isShown ? answer : undefined;
  return useMemo(() => {
    const groups = shown ? createGroups(shown.query, shown.response) : [];
    return { groups, choices: groups.flatMap(({ choices }) => choices) };
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
  const { groups, choices } = useChoices(search);
  const cursor = useCursor(choices);
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

  function open(choice: Choice, inNewTab: boolean) {
    if (choice.type === 'result') {
      follow(choice.result.url, inNewTab);
    } else {
      search.narrow({ kind: choice.kind });
    }
  }

  function choose(choice: Choice, event: MouseEvent) {
    if (choice.type === 'result' && isForBrowser(event)) {
      remember();
      return;
    }
    event.preventDefault();
    open(choice, false);
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
    groups,
    cursor,
    choose,
    handleKeyDown,
    clear: andFocus(search.clear),
    searchFor: andFocus((text: string) => search.setText(text)),
    widen: andFocus(() => search.narrow({ kind: undefined, product: undefined })),
    retry: andFocus(search.retry),
  };
}
