import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { OutlinePart, OutlineSection } from './types';

/** An item of a sidebar as `sidebars.ts` writes it. */
interface Item {
  type?: string;
  id?: string;
  label?: string;
  className?: string;
  items?: unknown;
}

/** What sidebars.ts gives a subheader; a group within one has another class. */
const SECTION = 'sidebar-section';

function toItems(items: unknown): Item[] {
  return (items ?? []) as Item[];
}

function toRoute(id: string): string {
  const page = id.replace(/(?:^|\/)index$/, '');
  return page === '' ? '/x' : `/x/${page}`;
}

/** The pages of an item that stand under no further subheader, in their order. */
function listOwnRoutes(item: Item): string[] {
  if (item.type === 'doc') {
    return [toRoute(item.id!)];
  }
  return toItems(item.items)
    .filter(({ className }) => className !== SECTION)
    .flatMap(listOwnRoutes);
}

/** The subheaders among items and below them, each with its pages. */
function listSections(
  items: readonly Item[],
  translate: (label: string) => string,
): OutlineSection[] {
  return items.flatMap((item) => [
    ...(item.className === SECTION
      ? [{ title: translate(item.label!), routes: listOwnRoutes(item) }]
      : []),
    ...listSections(toItems(item.items), translate),
  ]);
}

/**
 * The pages of the navigation by sidebar and subheader. Links that are no pages of the docs,
 * and subheaders without pages, are left out.
 *
 * @param translate gives the label of a sidebar's subheader in another language
 */
export function createOutline(
  sidebars: SidebarsConfig,
  translate: (sidebar: string, label: string) => string = (_, label) => label,
): OutlinePart[] {
  return Object.entries(sidebars).map(([name, items]) => ({
    name,
    sections: [
      {
        routes: toItems(items)
          .filter(({ className }) => className !== SECTION)
          .flatMap(listOwnRoutes),
      },
      ...listSections(toItems(items), (label) => translate(name, label)),
    ].filter(({ routes }) => routes.length > 0),
  }));
}
