import { type Ref, useEffect, useState, type RefObject } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { htmlToText } from '@site/src/utils/htmlToText';
import { isPartAddress } from '../../common/typeAddress';

/**
 * Where a page's markup is: `present` from the start or, after a client-side navigation,
 * on its way; then `arrived`, or `failed` to.
 */
export type MarkupState = 'present' | 'arrived' | 'failed';

/** The markup of the document at an address, by the names of its elements. */
async function fetchMarkup(
  address: string,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const response = await fetch(address, { signal });
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return new Map(
    [...page.querySelectorAll<HTMLElement>('[data-markup]')].map((element) => [
      element.dataset.markup!,
      element.innerHTML,
    ]),
  );
}

function findEmpty(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-markup]:empty')];
}

/** Fills the elements; returns whether there was something for each of them. */
function fill(elements: HTMLElement[], markup: Map<string, string>): boolean {
  elements.forEach((element) => {
    element.innerHTML = markup.get(element.dataset.markup!) ?? '';
  });
  return elements.every((element) => element.innerHTML !== '');
}

/**
 * Fills the `Markup` elements that came empty, as all do after a client-side navigation,
 * from the page's own document. It is the one that a reload would get.
 *
 * @param root holds the elements
 */
export function useMissingMarkup(root: RefObject<HTMLElement | null>): MarkupState {
  const [state, setState] = useState<MarkupState>('present');
  useEffect(() => {
    const empty = root.current === null ? [] : findEmpty(root.current);
    if (empty.length === 0) {
      return undefined;
    }
    const controller = new AbortController();
    const finish = (next: MarkupState) => {
      if (!controller.signal.aborted) {
        setState(next);
      }
    };
    fetchMarkup(window.location.pathname, controller.signal).then(
      (markup) => finish(fill(empty, markup) ? 'arrived' : 'failed'),
      () => finish('failed'),
    );
    return () => controller.abort();
  }, [root]);
  return state;
}

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
    // The documents of types and snippets are files beside the pages, of which the site knows nothing.
    links: [...new Set(findAttributes(markup, 'href'))].filter(
      (href) => href.startsWith('/') && !isPartAddress(href),
    ),
  };
}

interface MarkupProps {
  as: 'div' | 'table';
  ref?: Ref<HTMLDivElement & HTMLTableElement>;
  /** Tells the element from others of its page, in the page's own document too. */
  name: string;
  /** What the build rendered; undefined in production's browser. */
  markup: string | undefined;
  className?: string;
  /** Names a table for screen readers. */
  label?: string;
}

/**
 * Markup of the build. In production the browser gets it with the page's document only:
 * React leaves alone what stands in an element whose inner HTML is set by hand. After a
 * client-side navigation the element is empty, until `useMissingMarkup` fills it.
 */
export default function Markup({
  as: Element,
  ref,
  name,
  markup,
  className,
  label,
}: MarkupProps) {
  const { collectAnchor, collectLink } = useBrokenLinks();
  if (markup !== undefined) {
    const { anchors, links } = findMarkupLinks(markup);
    anchors.forEach(collectAnchor);
    links.forEach(collectLink);
  }
  return (
    <Element
      ref={ref}
      data-markup={name}
      className={className}
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  );
}
