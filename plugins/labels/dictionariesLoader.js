/**
 * Stands in for `src/i18n/dictionaries.ts` in a bundle: of all dictionaries, the page gets
 * those of the options, or room for them where the modules bring their labels. Plain
 * JavaScript, because the bundler loads loaders so.
 *
 * @this {import('webpack').LoaderContext<{ languages: string[], areEmpty: boolean }>}
 */
module.exports = function dictionariesLoader() {
  const { languages, areEmpty } = this.getOptions();
  if (areEmpty) {
    const entries = languages.map((name) => `${name}: {}`);
    return `export const dictionaries = { ${entries.join(', ')} };\n`;
  }
  const imports = languages.map((name) => `import { ${name} } from './${name}';`);
  return `${imports.join('\n')}\nexport const dictionaries = { ${languages.join(', ')} };\n`;
};
