import { readPartAddress, type PartAddress } from '../../common/typeAddress';

/** Links that may open in place: those to a document's part, or to a type's own page. */
const CANDIDATES = 'a[data-type], a[data-snippet], a[href*="/types/"]';

/** Where the type or snippet is found that a link names; undefined for any other link. */
export function getTypeAddress(link: HTMLAnchorElement): PartAddress | undefined {
  return readPartAddress(link.getAttribute('href') ?? '', link.dataset.type);
}

/** The links in an element that name types. */
export function listTypeLinks(root: Element): HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>(CANDIDATES)].filter(
    (link) => getTypeAddress(link) !== undefined,
  );
}

/** Makes buttons of the links that name types: with the script they open what they name. */
export function markTypeLinks(root: Element): void {
  for (const link of listTypeLinks(root)) {
    link.setAttribute('role', 'button');
    if (!link.hasAttribute('aria-expanded')) {
      link.setAttribute('aria-expanded', 'false');
    }
  }
}
