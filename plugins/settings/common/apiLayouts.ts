/** Kinds of sections that list members in the API reference. */
export const API_SECTION_KINDS = [
  'props',
  'slots',
  'classes',
  'params',
  'events',
  'selectors',
] as const;

export const DEFAULT_LAYOUT = 'table';

/** How a section lays its members out. */
export const API_LAYOUTS = [DEFAULT_LAYOUT, 'list', 'expanded'] as const;

export type ApiSectionKind = (typeof API_SECTION_KINDS)[number];
export type ApiLayout = (typeof API_LAYOUTS)[number];
/** The layouts that the reader chose; an absent one is the default. */
export type ApiLayouts = Partial<Record<ApiSectionKind, ApiLayout>>;

/** A section and its layout, as JSON and as an address have them. */
const PAIR = new RegExp(
  `(${API_SECTION_KINDS.join('|')})(?:":"|=)(${API_LAYOUTS.join('|')})`,
  'g',
);

/** What the parameters of an address that choose a layout begin with: `layout.props=list`. */
export const LAYOUT_PREFIX = 'layout.';

/**
 * The layouts that a text names; of two for one section, the last.
 *
 * @param text a stored text, or the query of an address
 */
function readLayouts(text: string): ApiLayouts {
  return Object.fromEntries(
    [...text.matchAll(PAIR)].map((match) => match.slice(1)),
  ) as ApiLayouts;
}

/** The layouts of a stored text; undefined for any other text. */
export function parseApiLayouts(text: string): ApiLayouts | undefined {
  const layouts = readLayouts(text);
  return JSON.stringify(layouts) === text ? layouts : undefined;
}

/** The layouts that hold: those of the address come before what the reader chose. */
export function joinLayouts(
  chosen: ApiLayouts | undefined,
  search: string,
): ApiLayouts {
  return { ...chosen, ...readLayouts(search) };
}

/**
 * The layouts as the document is stamped with them, such as `props:list slots:expanded`:
 * a style sheet finds a section's layout as one word of it.
 */
export function formatApiLayouts(layouts: ApiLayouts): string {
  return Object.entries(layouts)
    .map((pair) => pair.join(':'))
    .join(' ');
}
