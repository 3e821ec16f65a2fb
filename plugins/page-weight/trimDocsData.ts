/** What the docs plugin writes about a version, as far as it is read here. */
interface VersionFile {
  version?: { docs?: unknown; [name: string]: unknown };
}

interface GlobalFile {
  [plugin: string]: {
    [id: string]: { versions?: { docs?: unknown; draftIds?: unknown }[] };
  };
}

/**
 * Takes the list of all pages with their descriptions out of the data that comes with
 * every page of the docs. Docusaurus has it for cards that link to pages, which the
 * portal has none of. A version that lists nothing stays as it is.
 *
 * @param text a JSON file of the docs plugin
 */
export function trimVersion(text: string): string {
  const data = JSON.parse(text) as VersionFile;
  return data.version?.docs === undefined
    ? text
    : JSON.stringify({ ...data, version: { ...data.version, docs: {} } });
}

/**
 * Takes the list of all pages out of the data that every page carries. Docusaurus has it
 * to switch between versions of the docs, of which the portal builds one.
 *
 * @param text `globalData.json`
 */
export function trimGlobalData(text: string): string {
  const data = JSON.parse(text) as GlobalFile;
  for (const { versions = [] } of Object.values(
    data['docusaurus-plugin-content-docs'] ?? {},
  )) {
    versions.forEach((version) =>
      Object.assign(version, { docs: [], draftIds: [] }),
    );
  }
  return JSON.stringify(data);
}
