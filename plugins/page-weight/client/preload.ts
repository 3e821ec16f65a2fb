import { matchRoutes } from 'react-router-config';
import generatedRoutes from '@generated/routes';
import type { SectionedRoute } from './createRoute';

const routes = generatedRoutes as unknown as SectionedRoute[];

function matchAddress(pathname: string): SectionedRoute[] {
  return [...new Set([pathname, decodeURI(pathname)])].flatMap((address) =>
    matchRoutes(routes, address).map(({ route }) => route as SectionedRoute),
  );
}

/**
 * Loads all that the page at an address needs; stands in for Docusaurus' function of this
 * name, which knows every route from the start.
 *
 * @param pathname with the base URL
 * @throws the error of whichever can't be fetched
 */
export default async function preload(pathname: string): Promise<void> {
  const preloadPages = () =>
    matchAddress(pathname).map(({ component }) => component.preload());
  const parents = preloadPages();
  await Promise.all(matchAddress(pathname).map((route) => route.loadRoutes?.()));
  await Promise.all([...parents, ...preloadPages()]);
}
