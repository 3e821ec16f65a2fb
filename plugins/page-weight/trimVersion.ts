/** A link or a category of a sidebar, as far as it is read here. */
interface SidebarItem {
  items?: SidebarItem[];
  docId?: string;
  unlisted?: boolean;
  customProps?: Record<string, unknown>;
  [name: string]: unknown;
}

/** What the docs plugin writes about a version, as far as it is read here. */
interface VersionFile {
  version?: {
    docs?: unknown;
    docsSidebars?: Record<string, SidebarItem[]>;
    [name: string]: unknown;
  };
}

/**
 * A sidebar's item without what says nothing. The breadcrumbs ask whether a link has an
 * id; which one, only cards would.
 */
function trimItem({
  items,
  docId,
  unlisted,
  customProps = {},
  ...item
}: SidebarItem): SidebarItem {
  return {
    ...item,
    ...(items && { items: items.map(trimItem) }),
    ...(docId && { docId: '-' }),
    ...(unlisted && { unlisted }),
    ...(Object.keys(customProps).length > 0 && { customProps }),
  };
}

/**
 * Takes out of the data that comes with every page of the docs what the portal does not
 * read: the list of all pages with their descriptions, which Docusaurus has for cards that
 * link to pages, and the ids of the sidebars' links. A version that lists nothing stays as
 * it is.
 *
 * @param text a JSON file of the docs plugin
 */
export function trimVersion(text: string): string {
  const { version, ...others } = JSON.parse(text) as VersionFile;
  if (version?.docs === undefined) {
    return text;
  }
  const { docsSidebars = {} } = version;
  return JSON.stringify({
    ...others,
    version: {
      ...version,
      docsSidebars: Object.fromEntries(
        Object.entries(docsSidebars).map(([name, items]) => [
          name,
          items.map(trimItem),
        ]),
      ),
      docs: {},
    },
  });
}
