// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./trimGlobalData')} */
const { trimGlobalData } = jiti('./trimGlobalData.ts');

/**
 * Trims what every page has of each plugin.
 *
 * @this {{addDependency: (file: string) => void}}
 * @param {string} text
 */
module.exports = function globalDataLoader(text) {
  this.addDependency(require.resolve('./trimGlobalData.ts'));
  return trimGlobalData(text);
};
