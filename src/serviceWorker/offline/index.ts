import { MODE_STORAGE_NAME } from '../../settings/definitions';
import { CACHES } from '../caches';
import { listVisited } from './listVisited';

/** The script of the offline page; see postbuild/serviceWorker/renderOfflinePage.ts. */

/** How many pages are listed: their titles are read out of the kept HTML. */
const MAX_PAGES = 30;

function stampMode() {
  let mode: string | null = null;
  try {
    mode = localStorage.getItem(MODE_STORAGE_NAME);
  } catch {
    // Blocked storage: as the system has it.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
  document.documentElement.dataset.theme =
    mode === 'light' || mode === 'dark' ? mode : system;
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
