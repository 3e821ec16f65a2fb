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

/**
 * The imports of a module of routes. Each module is imported in one place, however many
 * routes need it: the bundler makes a chunk for every place.
 */
class Imports {
  private readonly paths = new Map<string, string>();

  /** The name of the function that imports a module. */
  getName(modulePath: string): string {
    const name = this.paths.get(modulePath) ?? `load${this.paths.size}`;
    this.paths.set(modulePath, name);
    return name;
  }

  render(): string {
    return [...this.paths]
      .map(([modulePath, name]) => {
        return `const ${name} = () => import(${JSON.stringify(modulePath)});\n`;
      })
      .join('');
  }
}

/** Module paths as code: each one a function that imports its module when its route is opened. */
function renderModules(modules: ModulePaths, imports: Imports): string {
  if (typeof modules === 'string') {
    return imports.getName(modules);
  }
  if (Array.isArray(modules)) {
    return `[${modules.map((module) => renderModules(module, imports)).join(', ')}]`;
  }
  const fields = Object.entries(modules).map(
    ([name, value]) => `${JSON.stringify(name)}: ${renderModules(value, imports)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function renderRoute(
  route: RouteNode,
  sections: RouteNode[],
  getRequest: (section: number) => string,
  imports: Imports,
): string {
  const section = sections.indexOf(route);
  const children =
    section >= 0
      ? imports.getName(getRequest(section))
      : route.routes &&
        `[${route.routes.map((child) => renderRoute(child, sections, getRequest, imports)).join(',\n')}]`;
  const parts = [
    JSON.stringify({ path: route.path, ...route.attributes }),
    renderModules(route.modules, imports),
    ...(children === undefined ? [] : [children]),
  ];
  return `createRoute(${parts.join(', ')})`;
}

function renderModule(
  routes: RouteNode[],
  sections: RouteNode[],
  getRequest: (section: number) => string,
): string {
  const imports = new Imports();
  const body = routes
    .map((route) => renderRoute(route, sections, getRequest, imports))
    .join(',\n');
  return `import { createRoute } from ${JSON.stringify(CREATE_ROUTE)};\n${imports.render()}export default [\n${body},\n];\n`;
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
  return renderModule(routes, findSections(routes), getRequest);
}

/** The module of a section's routes; a page loads it when it is in the section, or leads there. */
export function renderSection(routes: RouteNode[], section: number): string {
  const children = findSections(routes)[section]?.routes ?? [];
  return renderModule(children, [], () => {
    throw new Error('A section has no sections.');
  });
}
