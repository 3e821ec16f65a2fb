import { useEffect } from 'react';
import LazyDialog from '@site/src/components/LazyDialog';
import { registerShortcut } from '@site/plugins/shortcuts/client';
import { loadSearchDialog } from './load';
import { openSearch, searchState } from './state';
import { useTypedAhead } from './useTypedAhead';

/** The place of the search, and its keys. */
export default function SearchDialog() {
  const [isOpen] = searchState.useOpen();
  useTypedAhead(isOpen);
  useEffect(
    () =>
      registerShortcut({
        keys: ['/', 'Mod+k'],
        labelKey: 'search.open',
        run: () => openSearch(),
      }),
    [],
  );
  return (
    <LazyDialog
      state={searchState}
      load={loadSearchDialog}
      failureKey="search.loadFailed"
    />
  );
}
