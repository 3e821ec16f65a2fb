import { useHistory } from '@docusaurus/router';
import { useSetting } from '@site/plugins/settings/common';
import { addRecentSearch } from '../recentSearches';
import { TO_CONTENT } from '@site/src/utils/toContent';

/** Whether an address is one of the portal's own. */
function isInside(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

export interface Follow {
  /** Remembers the search as one that led somewhere. */
  remember: () => void;
  /** Opens an address, in this tab or another, and remembers the search. */
  follow: (url: string, inNewTab: boolean) => void;
}

/**
 * What leads from the search to its results.
 *
 * @param text the search, to be remembered; empty where nothing was searched
 * @param close closes the dialog
 */
export function useFollow(text: string, close: () => void): Follow {
  const history = useHistory();
  const [recent, setRecent] = useSetting('recentSearches');
  const remember = () => setRecent(addRecentSearch(recent, text));
  return {
    remember,
    follow: (url, inNewTab) => {
      remember();
      if (inNewTab) {
        window.open(url, '_blank', 'noopener');
        return;
      }
      // First, because it takes the focus back to where it was, and the page with it.
      close();
      if (isInside(url)) {
        history.push(url, TO_CONTENT);
      } else {
        window.location.assign(url);
      }
    },
  };
}
