import type { OfferedModules } from './collectModules';

function toFileName(group: string): string {
  return group.replace(/^@/, '').replaceAll('/', '-');
}

/** A module that has the namespaces of a group's modules by their specifiers. */
function renderGroup(specifiers: string[]): string {
  const imports = specifiers.map(
    (specifier, index) => `import * as m${index} from ${JSON.stringify(specifier)};`,
  );
  const entries = specifiers.map(
    (specifier, index) => `  ${JSON.stringify(specifier)}: m${index},`,
  );
  return `${imports.join('\n')}\nexport const modules = {\n${entries.join('\n')}\n};\n`;
}

function renderIcons(names: string[]): string {
  return names
    .map(
      (name) =>
        `export { default as ${name} } from '@mui/icons-material/${name}';\n`,
    )
    .join('');
}

function renderImport(file: string): string {
  return `() => import(/* webpackChunkName: "${file}" */ ${JSON.stringify(`./${file}.js`)})`;
}

/** The module behind `@live-frame/modules`: the lists, and a lazy import per chunk. */
function renderIndex({ groups, icons }: OfferedModules): string {
  const groupLines = Object.entries(groups).map(
    ([name, specifiers]) =>
      `  { specifiers: ${JSON.stringify(specifiers)}, load: ${renderImport(toFileName(name))} },`,
  );
  const iconLines = Object.keys(icons).map(
    (letter) => `  ${JSON.stringify(letter)}: ${renderImport(`icons-${letter}`)},`,
  );
  return `export const groups = [\n${groupLines.join('\n')}\n];\nexport const icons = {\n${iconLines.join('\n')}\n};\n`;
}

/**
 * The generated modules by file name. `index.js` has, per chunk, the specifiers in it
 * and its lazy import.
 */
export function renderModules(modules: OfferedModules): Record<string, string> {
  return Object.fromEntries([
    ['index.js', renderIndex(modules)],
    ...Object.entries(modules.groups).map(([name, specifiers]) => [
      `${toFileName(name)}.js`,
      renderGroup(specifiers),
    ]),
    ...Object.entries(modules.icons).map(([letter, names]) => [
      `icons-${letter}.js`,
      renderIcons(names),
    ]),
  ]) as Record<string, string>;
}
