// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./appendLabels')} */
const { appendLabels, appendAllLabels } = jiti('./appendLabels.ts');
/** @type {typeof import('../../src/node/dictionary')} */
const { LABEL_FILES } = jiti('../../src/node/dictionary.ts');

/** What the labels of a module depend on, besides its code. */
const SOURCES = ['./appendLabels.ts', './findNamedKeys.ts', './pickLabels.ts'];

/**
 * Puts labels behind the code of a module: those that it names, in the first language, or
 * all of them, in all languages.
 *
 * @this {{
 *   addDependency: (file: string) => void,
 *   getOptions: () => { languages: string[], withAll: boolean },
 * }}
 * @param {string} code
 */
module.exports = function labelsLoader(code) {
  const { languages, withAll } = this.getOptions();
  for (const file of [
    ...SOURCES.map((name) => require.resolve(name)),
    ...LABEL_FILES,
  ]) {
    this.addDependency(file);
  }
  return withAll
    ? appendAllLabels(code, languages)
    : appendLabels(code, languages[0]);
};
