/** Paths of a route's modules, in the nesting in which its component gets them. */
export type ModulePaths = string | ModulePaths[] | { [name: string]: ModulePaths };

/** A route as plain data. */
export interface RouteNode {
  path: string;
  /** The component as `__comp`, what it gets under the names that it expects. */
  modules: Record<string, ModulePaths>;
  routes?: RouteNode[];
  /** What else the route says, such as `exact` or the name of its sidebar. */
  attributes: Record<string, unknown>;
}

/** The files that Docusaurus writes for its router, as texts. */
export interface RouteFiles {
  /** `routes.js` */
  routes: string;
  /** `registry.js` */
  registry: string;
  /** `routesChunkNames.json` */
  chunkNames: string;
}
