/** What the docs plugin writes about a version, as far as it is read here. */
interface VersionFile {
  version?: { docs?: unknown; [name: string]: unknown };
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
