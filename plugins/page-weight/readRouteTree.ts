import type { ModulePaths, RouteFiles, RouteNode } from './types';

type ChunkNames = string | ChunkNames[] | { [name: string]: ChunkNames };

/** A route as `routes.js` has it, where `component` holds the key of its chunk names. */
interface WrittenRoute {
  path: string;
  component: string;
  routes?: WrittenRoute[];
  [attribute: string]: unknown;
}

/**
 * Runs a module that Docusaurus has written and returns its default export. Nothing is
 * imported: `scope` has all that such a module calls.
 */
function evaluate(text: string, scope: Record<string, unknown>): unknown {
  const body = text
    .replace(/^import .*$/gm, '')
    .replace(/^export default/m, 'return');
  return new Function(...Object.keys(scope), body)(...Object.values(scope));
}

/** Chunk names to the paths of the modules behind them. */
function readRegistry(text: string): Map<string, string> {
  const registry = evaluate(text, {
    require: { resolveWeak: (modulePath: string) => modulePath },
  }) as Record<string, [unknown, string]>;
  return new Map(
    Object.entries(registry).map(([name, [, modulePath]]) => [name, modulePath]),
  );
}

/**
 * The routes behind the files that Docusaurus writes for its router. The last of them,
 * `*`, stands for every address without a page.
 *
 * @throws an Error when the files are not what this version of Docusaurus writes
 */
export function readRouteTree({
  routes,
  registry,
  chunkNames,
}: RouteFiles): RouteNode[] {
  const modulePaths = readRegistry(registry);
  const names = JSON.parse(chunkNames) as Record<string, ChunkNames>;

  function toModulePaths(chunk: ChunkNames): ModulePaths {
    if (typeof chunk === 'string') {
      const modulePath = modulePaths.get(chunk);
      if (modulePath === undefined) {
        throw new Error(
          `page-weight: registry.js has no chunk "${chunk}". Compare plugins/page-weight with what the installed Docusaurus writes, or take the plugin out of docusaurus.config.ts.`,
        );
      }
      return modulePath;
    }
    return Array.isArray(chunk)
      ? chunk.map(toModulePaths)
      : Object.fromEntries(
          Object.entries(chunk).map(([name, value]) => [name, toModulePaths(value)]),
        );
  }

  function toNode({
    path,
    component,
    routes: children,
    ...attributes
  }: WrittenRoute): RouteNode {
    const node: RouteNode = {
      path,
      modules:
        path === '*'
          ? { __comp: '@theme/NotFound' }
          : (toModulePaths(names[component] ?? component) as RouteNode['modules']),
      attributes,
    };
    return children === undefined ? node : { ...node, routes: children.map(toNode) };
  }

  const written = evaluate(routes, {
    ComponentCreator: (path: string, hash: string) => `${path}-${hash}`,
  }) as WrittenRoute[];
  return written.map(toNode);
}
