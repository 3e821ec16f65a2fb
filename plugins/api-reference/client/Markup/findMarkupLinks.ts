import { htmlToText } from '@site/src/utils/htmlToText';

function findAttributes(markup: string, name: string): string[] {
  const pattern = new RegExp(`<[a-z][^>]*? ${name}="([^"]*)"`, 'g');
  return [...markup.matchAll(pattern)].map((match) => htmlToText(match[1]!));
}

/** The anchors that markup of the build has, and the pages of the site that it links to. */
export function findMarkupLinks(markup: string): {
  anchors: string[];
  links: string[];
} {
  return {
    anchors: findAttributes(markup, 'id'),
    links: [...new Set(findAttributes(markup, 'href'))].filter((href) =>
      href.startsWith('/'),
    ),
  };
}
