import { MODE_STORAGE_NAME, toShownMode } from '@site/plugins/settings/common';
import { localTextStorage } from '@site/src/utils/storage';
import { CACHES } from '../common/caches';
import { listVisited } from './listVisited';

/** The script of the offline page; see plugins/offline/finish/renderOfflinePage.ts. */

/** How many pages are listed: their titles are read out of the kept HTML. */
const MAX_PAGES = 30;

function stampMode() {
  const stored = localTextStorage.read(MODE_STORAGE_NAME);
  document.documentElement.dataset.theme = toShownMode(
    stored === 'light' || stored === 'dark' ? stored : 'system',
  );
}

async function loadKept() {
  const cache = await caches.open(CACHES.pages.name);
  const keys = (await cache.keys()).slice().reverse();
  return { cache, pathnames: keys.map(({ url }) => new URL(url).pathname) };
}

async function showVisited() {
  const section = document.querySelector<HTMLElement>('[data-visited]')!;
  const { language, languages } = section.dataset;
  const { cache, pathnames } = await loadKept();
  const own = listVisited(pathnames, language!, languages!.split(' '));
  const items = await Promise.all(
    own.slice(0, MAX_PAGES).map(async (pathname) => {
      const text = (await (await cache.match(pathname))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(text, 'text/html');
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = pathname;
      link.textContent = title.replace(/ \| [^|]+$/, '') || pathname;
      item.append(link);
      return item;
    }),
  );
  section.querySelector('ul')!.append(...items);
  section.hidden = items.length === 0;
  document.querySelector<HTMLElement>('[data-none]')!.hidden = items.length > 0;
}

stampMode();
document.addEventListener('DOMContentLoaded', () => void showVisited());
window.addEventListener('online', () => window.location.reload());
