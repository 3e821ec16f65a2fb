import path from 'node:path';
import type { ModulePaths, RouteNode } from './types';

/** More pages than this below one parent are a section: a chunk of their own. */
const GREATEST_INLINE = 10;

const CREATE_ROUTE = path.join(__dirname, 'client/createRoute.tsx');

/** The parents whose children are a section, in the order of the routes. */
export function findSections(routes: RouteNode[]): RouteNode[] {
  return routes.flatMap((route) => {
    const children = route.routes ?? [];
    const isSection =
      children.length > GREATEST_INLINE &&
      children.every(({ routes: below }) => below === undefined);
    return isSection ? [route] : findSections(children);
  });
}

/** Module paths as code: each one an import that runs when its route is opened. */
function renderModules(modules: ModulePaths): string {
  if (typeof modules === 'string') {
    return `() => import(${JSON.stringify(modules)})`;
  }
  if (Array.isArray(modules)) {
    return `[${modules.map(renderModules).join(', ')}]`;
  }
  const fields = Object.entries(modules).map(
    ([name, value]) => `${JSON.stringify(name)}: ${renderModules(value)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function renderRoute(
  route: RouteNode,
  sections: RouteNode[],
  getRequest: (section: number) => string,
): string {
  const section = sections.indexOf(route);
  const children =
    section >= 0
      ? `() => import(${JSON.stringify(getRequest(section))})`
      : route.routes &&
        `[${route.routes.map((child) => renderRoute(child, sections, getRequest)).join(',\n')}]`;
  const parts = [
    JSON.stringify({ path: route.path, ...route.attributes }),
    renderModules(route.modules),
    ...(children === undefined ? [] : [children]),
  ];
  return `createRoute(${parts.join(', ')})`;
}

function renderModule(body: string): string {
  return `import { createRoute } from ${JSON.stringify(CREATE_ROUTE)};\nexport default [\n${body},\n];\n`;
}

/**
 * The module of the routes that every page knows: all but those in sections.
 *
 * @param getRequest the request behind which a section's module stands
 */
export function renderRoutes(
  routes: RouteNode[],
  getRequest: (section: number) => string,
): string {
  const sections = findSections(routes);
  return renderModule(
    routes.map((route) => renderRoute(route, sections, getRequest)).join(',\n'),
  );
}

/** The module of a section's routes; a page loads it when it is in the section, or leads there. */
export function renderSection(routes: RouteNode[], section: number): string {
  const children = findSections(routes)[section]?.routes ?? [];
  return renderModule(
    children
      .map((route) =>
        renderRoute(route, [], () => {
          throw new Error('A section has no sections.');
        }),
      )
      .join(',\n'),
  );
}
