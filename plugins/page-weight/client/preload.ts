import { matchRoutes } from 'react-router-config';
import generatedRoutes from '@generated/routes';
import type { SectionedRoute } from './createRoute';
import { showIncomplete } from './showIncomplete';

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
      showIncomplete(error);
    }
    throw error;
  }
}
