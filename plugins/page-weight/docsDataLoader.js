// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./trimVersion')} */
const { trimVersion } = jiti('./trimVersion.ts');

/**
 * Trims what Docusaurus writes about the docs.
 *
 * @this {{addDependency: (file: string) => void}}
 * @param {string} text
 */
module.exports = function docsDataLoader(text) {
  this.addDependency(require.resolve('./trimVersion.ts'));
  return trimVersion(text);
};
