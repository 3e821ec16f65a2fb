/**
 * Stands in for `src/i18n/dictionaries.ts` in a bundle: of all dictionaries, the page gets
 * those of the options. Plain JavaScript, because the bundler loads loaders so.
 *
 * @this {import('webpack').LoaderContext<{ languages: string[] }>}
 */
module.exports = function dictionariesLoader() {
  const { languages } = this.getOptions();
  const imports = languages.map((name) => `import { ${name} } from './${name}';`);
  return `${imports.join('\n')}\nexport const dictionaries = { ${languages.join(', ')} };\n`;
};
