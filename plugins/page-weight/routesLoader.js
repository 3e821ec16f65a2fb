// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const fs = require('node:fs');
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./readRouteTree')} */
const { readRouteTree } = jiti('./readRouteTree.ts');
/** @type {typeof import('./renderRoutes')} */
const { renderRoutes, renderSection } = jiti('./renderRoutes.ts');

/** What the modules are made by; the persistent cache doesn't know a loader's helpers otherwise. */
const HELPERS = ['readRouteTree.ts', 'renderRoutes.ts'].map((helper) =>
  require.resolve(`./${helper}`),
);

/**
 * Turns Docusaurus' `routes.js` into routes that load what they need, and
 * `routes.js?section=2` into the routes of a section.
 *
 * @this {{resourcePath: string, resourceQuery: string, addDependency: (file: string) => void}}
 * @param {string} routes
 */
module.exports = function routesLoader(routes) {
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  };
  HELPERS.forEach((file) => this.addDependency(file));
  const tree = readRouteTree({
    routes,
    registry: read('registry.js'),
    chunkNames: read('routesChunkNames.json'),
  });
  const section = /^\?section=(\d+)$/.exec(this.resourceQuery)?.[1];
  return section === undefined
    ? renderRoutes(tree, (index) => `${this.resourcePath}?section=${index}`)
    : renderSection(tree, Number(section));
};
