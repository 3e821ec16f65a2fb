import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

/** The one route of all demos, whose demos the router doesn't know. */
const PATH = '/playground';

/** What the 404 page has. */
const NOT_FOUND = '[data-not-found]';

/**
 * Leaves the address of a demo that doesn't exist to the page that the server has sent for
 * it, the 404 page: the router would take it for a demo’s, and React would find another
 * page in the document than it renders. The router reads the routes after the client
 * modules, of which this is one.
 *
 * @param all the router's routes; the one of the demos is taken out of them
 */
export function leaveToNotFoundPage(
  all: { path?: unknown }[],
  page: Document,
): void {
  const index = all.findIndex(({ path }) => path === PATH);
  if (index !== -1 && page.querySelector(NOT_FOUND) !== null) {
    all.splice(index, 1);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  leaveToNotFoundPage(routes, document);
}
