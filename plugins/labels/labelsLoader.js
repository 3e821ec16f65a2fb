// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./appendLabels')} */
const { appendLabels } = jiti('./appendLabels.ts');

/** What the labels of a module depend on, besides its code. */
const SOURCES = ['./appendLabels.ts', './findNamedKeys.ts', './pickLabels.ts'];

/**
 * Puts the labels that a module names behind its code.
 *
 * @this {{addDependency: (file: string) => void, getOptions: () => {language: string}}}
 * @param {string} code
 */
module.exports = function labelsLoader(code) {
  const { language } = this.getOptions();
  const dictionaries = ['en', language].map((name) => `../../src/i18n/${name}.ts`);
  for (const file of [...SOURCES, ...dictionaries]) {
    this.addDependency(require.resolve(file));
  }
  return appendLabels(code, language);
};
