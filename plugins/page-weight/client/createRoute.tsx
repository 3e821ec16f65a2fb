import type { ComponentType } from 'react';
import Loadable from 'react-loadable';
import type { RouteConfig } from 'react-router-config';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';
import { createSectionLoader, type LoadSection } from './createSectionLoader';
import { loadAgain } from './loadAgain';

interface LoadedModule {
  default: unknown;
  [name: string]: unknown;
}

/** What a route needs: imports, in the nesting in which its component gets them. */
export type RouteModules =
  (() => Promise<LoadedModule>) | RouteModules[] | { [name: string]: RouteModules };

/** A route whose children, if they are a section, come when they are asked for. */
export interface SectionedRoute extends RouteConfig {
  component: ComponentType & Loadable.LoadableComponent;
  /** Fills in `routes`; a failed attempt is followed by another one at the next call. */
  loadRoutes?: () => Promise<void>;
}

type RouteContextValue = Parameters<typeof RouteContextProvider>[0]['value'];

interface PageModules {
  __comp: ComponentType<Record<string, unknown>>;
  __context?: RouteContextValue;
  __props?: Record<string, unknown>;
  [name: string]: unknown;
}

/** The context of the one page that no plugin has made: that of an address without a page. */
const NO_PLUGIN = { plugin: { name: 'native', id: 'default' } };

/** A page's module as its component gets it: the default export, with the other exports on it. */
function toValue({ default: value, ...others }: LoadedModule): unknown {
  return Object.keys(others).length > 0 && value instanceof Object
    ? Object.assign(value, others)
    : value;
}

async function loadModules(modules: RouteModules): Promise<unknown> {
  if (typeof modules === 'function') {
    return toValue(await modules());
  }
  if (Array.isArray(modules)) {
    return Promise.all(modules.map(loadModules));
  }
  return Object.fromEntries(
    await Promise.all(
      Object.entries(modules).map(async ([name, value]) => [
        name,
        await loadModules(value),
      ]),
    ),
  );
}

function createPage(
  modules: RouteModules,
  defaultContext: RouteContextValue,
): SectionedRoute['component'] {
  return Loadable({
    loading: Loading,
    loader: () => loadAgain(() => loadModules(modules)) as Promise<PageModules>,
    render: (
      { __comp: Page, __context = defaultContext, __props, ...loaded },
      props: object,
    ) => (
      <RouteContextProvider value={__context}>
        <Page {...loaded} {...__props} {...props} />
      </RouteContextProvider>
    ),
  });
}

/**
 * A route of the router.
 *
 * @param fields its path and attributes
 * @param modules the page's component as `__comp`, what it gets under their names
 * @param children the routes below it, or the import of a section
 */
export function createRoute(
  fields: { path: string; exact?: boolean },
  modules: RouteModules,
  children?: SectionedRoute[] | LoadSection<SectionedRoute>,
): SectionedRoute {
  const component = createPage(modules, fields.path === '*' ? NO_PLUGIN : null);
  const route = { ...fields, component };
  if (typeof children !== 'function') {
    return children === undefined ? route : { ...route, routes: children };
  }
  const routes: SectionedRoute[] = [];
  return {
    ...route,
    routes,
    loadRoutes: createSectionLoader(() => loadAgain(children), routes),
  };
}
