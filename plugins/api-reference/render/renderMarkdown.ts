import { micromark } from 'micromark';
import type { RenderContext } from './createPageContext';
import { Html } from './markup';

/** Where names and upstream addresses in a description lead. */
export type DescriptionLinks = Pick<RenderContext, 'findType' | 'findUpstreamPage'>;

const UPSTREAM = /https:\/\/mui\.com(\/x\/[^\s#?)\]]*)(?:[#?][^\s)\]]*)?/g;

/** Upstream, comments link to the documentation without naming its host. */
function completeLinks(text: string): string {
  return text.replaceAll('](/', '](https://mui.com/');
}

/** Resolves `[[Name]]` to a link where the name is known; other types, too, become code. */
function linkNames(text: string, { findType }: DescriptionLinks): string {
  return text.replace(/\[\[([A-Za-z][^[\]`]*)\]\]/g, (_, name: string) => {
    const href = findType(name);
    return href === undefined ? `\`${name}\`` : `[\`${name}\`](${href})`;
  });
}

/**
 * Leads links to the upstream documentation to the portal's own page of that route. The
 * anchor goes: the two have different headings.
 */
function linkOwnPages(text: string, { findUpstreamPage }: DescriptionLinks): string {
  return text.replace(
    UPSTREAM,
    (url, pathname: string) => findUpstreamPage(pathname) ?? url,
  );
}

/** Makes links of addresses that stand in a text as they are. */
function linkAddresses(text: string): string {
  return text.replace(/(?<![(<[`\w/])https?:\/\/[^\s)>`]*[\w/#]/g, '[$&]($&)');
}

/** A description's Markdown with its names and addresses as links of the portal. */
export function completeMarkdown(text: string, links: DescriptionLinks): string {
  const linked = linkOwnPages(linkAddresses(completeLinks(text)), links);
  return linkNames(linked, links);
}

/**
 * Turns the Markdown of a description into markup, at build time, so that no page ships
 * a Markdown renderer. HTML inside the text is escaped. A single paragraph comes without
 * its element: most descriptions are one, and it would be a node for each.
 */
export function renderMarkdown(text: string, links: DescriptionLinks): Html {
  const markup = micromark(completeMarkdown(text, links)).trim();
  const [, paragraph] = /^<p>((?:(?!<p>)[^])*)<\/p>$/.exec(markup) ?? [];
  return new Html(paragraph ?? markup);
}

/** A default: most are code; some are a sentence with code in it. */
export function renderDefault(text: string, links: DescriptionLinks): Html {
  return renderMarkdown(text.includes('`') ? text : `\`${text}\``, links);
}
