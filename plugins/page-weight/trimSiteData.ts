type Data = Record<string, unknown>;

/** What Docusaurus writes for every page of its docs plugin, as far as it is read here. */
interface DocsData {
  'docusaurus-plugin-content-docs'?: Record<string, { versions: object[] }>;
}

/** Without the list of all pages of the docs, which is for menus of versions and links by id. */
function trimGlobalData(data: Data & DocsData): Data {
  const docs = Object.entries(data['docusaurus-plugin-content-docs'] ?? {});
  const trimmed = docs.map(([id, instance]) => [
    id,
    {
      ...instance,
      versions: instance.versions.map((version) => ({ ...version, docs: [] })),
    },
  ]);
  return {
    ...data,
    'docusaurus-plugin-content-docs': Object.fromEntries(trimmed) as Data,
  };
}

/** What of the configuration is for the build alone. */
const BUILD_OPTIONS = ['plugins', 'presets', 'themes', 'clientModules', 'markdown'];

function trimConfig(config: Data): Data {
  return Object.fromEntries(
    Object.entries(config).filter(([name]) => !BUILD_OPTIONS.includes(name)),
  );
}

/** Without the versions of all plugins, which a page for debugging lists. */
function trimMetadata(metadata: Data): Data {
  return { ...metadata, pluginVersions: {} };
}

const CONFIG = /export default (\{[^]*\});?\s*$/;

/** @throws an Error where Docusaurus writes its configuration in another form */
function trimConfigModule(text: string): string {
  const config = CONFIG.exec(text)?.[1];
  if (config === undefined) {
    throw new Error(
      'docusaurus.config.mjs is not "export default" and an object any more: adapt plugins/page-weight/trimSiteData.ts to this version of Docusaurus.',
    );
  }
  return `export default ${JSON.stringify(trimConfig(JSON.parse(config) as Data))};`;
}

const trimJson = (trim: (data: Data) => Data) => (text: string) =>
  JSON.stringify(trim(JSON.parse(text) as Data));

/**
 * What takes out of the files that Docusaurus writes for every page whatever no page of
 * this portal reads, by the name of the file.
 */
export const SITE_DATA: Readonly<Record<string, (text: string) => string>> = {
  'docusaurus.config.mjs': trimConfigModule,
  'globalData.json': trimJson(trimGlobalData),
  'site-metadata.json': trimJson(trimMetadata),
};
