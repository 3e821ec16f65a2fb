import path from 'node:path';
import type {
  LoadedContent,
  LoadedVersion,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
// Internal, but the one place that turns loaded sidebars into what the theme renders.
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { parsePath } from '../../src/utils/paths';
import type { PageClaim } from './assertKnownComponents';
import type { DocsPage } from './uses/collectUses';

/** What the reference takes from the docs plugin, once that has loaded. */
export interface DocsContent {
  claims: PageClaim[];
  sidebars: Record<string, PropSidebarItem[]>;
  /** Absolute path of the folder of the English pages. */
  docsPath: string;
  /** In the order of the docs, titled in the language that is built. */
  pages: DocsPage[];
}

function getComponents({ frontMatter }: LoadedVersion['docs'][number]): string[] {
  return (frontMatter as { components?: string[] }).components ?? [];
}

function toClaims({ docs }: LoadedVersion): PageClaim[] {
  return docs
    .map((doc) => ({
      file: aliasedSitePathToRelativePath(doc.source),
      components: getComponents(doc),
    }))
    .filter(({ components }) => components.length > 0);
}

function toPages({ docs, contentPath }: LoadedVersion, locale: string): DocsPage[] {
  return docs.map((doc) => ({
    title: doc.title,
    permalink: parsePath(doc.permalink, [locale]).canonical,
    // A translation has the path of its English page, in a folder of its language.
    file: path.join(contentPath, doc.sourceDirName, path.basename(doc.source)),
    components: getComponents(doc),
  }));
}

/**
 * Reads the pages, their claims and the sidebars from the docs plugin's content.
 *
 * @param locale the language that is built
 */
export function readDocs(allContent: AllContent, locale: string): DocsContent {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (version === undefined) {
    throw new Error(
      'The api-reference plugin needs the docs plugin and found none.',
    );
  }
  return {
    claims: toClaims(version),
    sidebars: toSidebarsProp(version),
    docsPath: version.contentPath,
    pages: toPages(version, locale),
  };
}
