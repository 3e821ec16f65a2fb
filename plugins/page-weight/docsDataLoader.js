// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./trimDocsData')} */
const { trimGlobalData, trimVersion } = jiti('./trimDocsData.ts');

/**
 * Trims what Docusaurus writes about the docs.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} text
 */
module.exports = function docsDataLoader(text) {
  this.addDependency(require.resolve('./trimDocsData.ts'));
  return path.basename(this.resourcePath) === 'globalData.json'
    ? trimGlobalData(text)
    : trimVersion(text);
};
