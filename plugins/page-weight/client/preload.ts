import { matchRoutes } from 'react-router-config';
import generatedRoutes from '@generated/routes';
import type { SectionedRoute } from './createRoute';
import i18n from '@generated/i18n';
import { translate } from '@site/src/i18n/translate';
import styles from './styles.module.css';

/**
 * Says on a page whose script did not come that it is incomplete, and offers to load it
 * again. What the server has rendered stays readable. Without React, which waits for the
 * script.
 */
function showIncomplete(): void {
  const notice = document.createElement('div');
  notice.className = styles.notice!;
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate(i18n.currentLocale, 'incompletePage.reload');
  button.addEventListener('click', () => window.location.reload());
  notice.append(translate(i18n.currentLocale, 'incompletePage.text'), ' ', button);
  document.body.append(notice);
}

const routes = generatedRoutes as unknown as SectionedRoute[];

function matchAddress(pathname: string): SectionedRoute[] {
  return [...new Set([pathname, decodeURI(pathname)])].flatMap((address) =>
    matchRoutes(routes, address).map(({ route }) => route as SectionedRoute),
  );
}

async function loadAll(pathname: string): Promise<void> {
  const preloadPages = () =>
    matchAddress(pathname).map(({ component }) => component.preload());
  const parents = preloadPages();
  await Promise.all(matchAddress(pathname).map((route) => route.loadRoutes?.()));
  await Promise.all([...parents, ...preloadPages()]);
}

/** Whether React has taken the document over, as it does after the first page's script. */
function isRunning(): boolean {
  return 'docusaurusRoot' in window;
}

/**
 * Loads all that the page at an address needs; stands in for Docusaurus' function of this
 * name, which knows every route from the start. Where the first page's script does not
 * come, the page says so: it would look whole and answer to nothing.
 *
 * @param pathname with the base URL
 * @throws the error of whichever can't be fetched
 */
export default async function preload(pathname: string): Promise<void> {
  try {
    await loadAll(pathname);
  } catch (error) {
    if (!isRunning()) {
      showIncomplete();
    }
    throw error;
  }
}
