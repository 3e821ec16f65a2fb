import { parseFields } from './parseJson';

/** Kinds of sections that list members in the API reference. */
export const API_SECTION_KINDS = [
  'props',
  'slots',
  'classes',
  'params',
  'events',
  'selectors',
] as const;

/** How a section lays its members out; `table` where nothing is said. */
export const API_LAYOUTS = ['table', 'list', 'expanded'] as const;

export type ApiSectionKind = (typeof API_SECTION_KINDS)[number];
export type ApiLayout = (typeof API_LAYOUTS)[number];
/** The layouts that the reader chose; an absent one is the default. */
export type ApiLayouts = Partial<Record<ApiSectionKind, ApiLayout>>;

/** The layouts of a stored text; undefined for a malformed one. */
export function parseApiLayouts(text: string): ApiLayouts | undefined {
  const fields = parseFields(text);
  const isValid = Object.entries(fields ?? {}).every(
    ([kind, layout]) =>
      API_SECTION_KINDS.includes(kind as ApiSectionKind) &&
      API_LAYOUTS.includes(layout as ApiLayout),
  );
  return isValid ? fields : undefined;
}

/**
 * The layouts as the document is stamped with them, such as `props:list slots:expanded`:
 * a style sheet finds a section's layout as one word of it.
 */
export function formatApiLayouts(layouts: ApiLayouts): string {
  return API_SECTION_KINDS.filter((kind) => layouts[kind])
    .map((kind) => `${kind}:${layouts[kind]}`)
    .join(' ');
}
