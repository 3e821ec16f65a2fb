import type {
  LoadedContent,
  LoadedVersion,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
// Internal, but the one place that turns loaded sidebars into what the theme renders.
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { PageClaim } from './assertKnownComponents';

/** What the reference takes from the docs plugin, once that has loaded. */
export interface DocsContent {
  claims: PageClaim[];
  sidebars: Record<string, PropSidebarItem[]>;
}

function toClaims({ docs }: LoadedVersion): PageClaim[] {
  return docs.flatMap(({ source, frontMatter }) => {
    const { components } = frontMatter as { components?: string[] };
    return components === undefined
      ? []
      : [{ file: aliasedSitePathToRelativePath(source), components }];
  });
}

/** Reads the pages' claims and the sidebars from the docs plugin's content. */
export function readDocs(allContent: AllContent): DocsContent {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (version === undefined) {
    throw new Error(
      'The api-reference plugin needs the docs plugin and found none.',
    );
  }
  return { claims: toClaims(version), sidebars: toSidebarsProp(version) };
}
