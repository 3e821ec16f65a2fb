/** What Docusaurus writes for every page, as far as it is read here. */
interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<string, { versions: object[] }>;
  [plugin: string]: unknown;
}

/**
 * Takes the list of all pages of the docs out of the data that comes with every page.
 * Docusaurus has it for menus of versions and links by a page's id, which the portal has
 * none of.
 *
 * @param text the JSON file of all plugins' data
 */
export function trimGlobalData(text: string): string {
  const data = JSON.parse(text) as GlobalData;
  const docs = Object.entries(data['docusaurus-plugin-content-docs'] ?? {});
  return JSON.stringify({
    ...data,
    'docusaurus-plugin-content-docs': Object.fromEntries(
      docs.map(([id, instance]) => [
        id,
        {
          ...instance,
          versions: instance.versions.map((version) => ({ ...version, docs: [] })),
        },
      ]),
    ),
  });
}
