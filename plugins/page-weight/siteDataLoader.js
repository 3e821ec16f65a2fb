// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./trimSiteData')} */
const { SITE_DATA } = jiti('./trimSiteData.ts');

/**
 * Trims what Docusaurus writes for every page.
 *
 * @this {{addDependency: (file: string) => void, resourcePath: string}}
 * @param {string} text
 */
module.exports = function siteDataLoader(text) {
  this.addDependency(require.resolve('./trimSiteData.ts'));
  return SITE_DATA[path.basename(this.resourcePath)]?.(text) ?? text;
};
