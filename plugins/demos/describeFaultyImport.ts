/** What a demo may import: packages that a reader installs, by their public entries. */
const PUBLIC_PACKAGES =
  /^(?:react|react-dom|@emotion\/(?:react|styled)|dayjs|date-fns|luxon|moment(?:-timezone)?|@mui\/(?:material|icons-material|system|utils|x-[a-z-]+))(?:\/|$)/;

/** Deeper than a component of a core package, or a folder that a package keeps to itself. */
const PRIVATE_ENTRY =
  /^@mui\/(?:material|icons-material|system|utils)\/[^/]+\/|\/(?:internals?|esm|modern|node)(?:\/|$)/;

/**
 * Why a demo may not import a module.
 *
 * @param specifier a package's, not a relative one
 * @returns undefined for a public entry of a package that readers install themselves
 */
export function describeFaultyImport(specifier: string): string | undefined {
  if (/^@(?:site|theme|docusaurus|generated)\b/.test(specifier)) {
    return 'belongs to the portal, which a reader’s project does not have; of the portal a demo imports "@site/sample-data/…" only';
  }
  if (!PUBLIC_PACKAGES.test(specifier)) {
    return 'is no package of these demos: use React, MUI and the supported date libraries, or add it to plugins/demos/describeFaultyImport.ts and package.json';
  }
  return PRIVATE_ENTRY.test(specifier)
    ? 'is no public entry of its package: import what the package documents'
    : undefined;
}
