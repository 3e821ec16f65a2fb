/**
 * Source text of the module that loads a playground by its component's name: what the
 * page has to know of it, and its scene. Nothing imports it before a playground opens.
 */
export function renderRegistry(names: readonly string[]): string {
  const lines = names.map(
    (name) => `  ${name}: {
    loadData: () => import('./${name}.json'),
    loadScene: () => import('./${name}.tsx'),
  },\n`,
  );
  return `export default {\n${lines.join('')}};\n`;
}
