import { getProduct } from '../../../src/utils/paths';
import type { MarkdownPage, OutlineSection } from './types';

/** Whether a page belongs to the API reference. */
export function isReference({ canonical }: MarkdownPage): boolean {
  return /^\/x\/api(?:\/|$)/.test(canonical);
}

/** Whether a page lists others of the reference. */
export function isReferenceIndex({ canonical }: MarkdownPage): boolean {
  return /^\/x\/api(?:\/[^/]+)?$/.test(canonical);
}

/** The pages of the reference of one library, its index first. */
export function selectReference(
  pages: readonly MarkdownPage[],
  product: string,
): MarkdownPage[] {
  return pages
    .filter((page) => isReference(page) && getProduct(page.canonical) === product)
    .sort((a, b) => Number(isReferenceIndex(b)) - Number(isReferenceIndex(a)));
}

/** The pages that sections of the navigation name, in their order and each once. */
export function selectPages(
  pages: readonly MarkdownPage[],
  sections: readonly OutlineSection[],
): MarkdownPage[] {
  const routes = new Set(sections.flatMap((section) => section.routes));
  return [...routes].flatMap(
    (route) => pages.find(({ canonical }) => canonical === route) ?? [],
  );
}
