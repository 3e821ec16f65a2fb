import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { PageMarks } from './frontMatter';
import { readPage } from './readPage';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];
type Items = (SidebarItemConfig | undefined)[];

function toMarks({ plan, newFeature, planned, unstable }: PageMarks): PageMarks {
  return { plan, newFeature, planned, unstable };
}

function existing(items: Items): SidebarItemConfig[] {
  return items.filter((item) => item !== undefined);
}

/** The words that sidebars.ts is written in. What doesn't exist yet is left out. */
export interface Outline {
  /** A page by its route below `/x/`; undefined while it isn't written, is a draft or is unlisted. */
  page: (route: string) => SidebarItemConfig | undefined;
  /** A collapsible group. Marks say what holds for all of its pages. */
  group: (
    label: string,
    items: Items,
    marks?: PageMarks,
  ) => SidebarItemConfig | undefined;
  /** A subheader with its pages, always open. */
  section: (
    label: string,
    items: Items,
    marks?: PageMarks,
  ) => SidebarItemConfig | undefined;
  /** A link to what is no page of the docs: a route of the API reference, a section, another site. */
  link: (label: string, href: string, marks?: PageMarks) => SidebarItemConfig;
  /** A link to a file that the build writes, by its address without a language. */
  file: (label: string, address: string, marks?: PageMarks) => SidebarItemConfig;
}

/**
 * The outline's words for a docs folder.
 *
 * @param docsPath absolute path of the folder that holds the pages
 */
export function createOutline(docsPath: string): Outline {
  function category(
    label: string,
    items: Items,
    marks: PageMarks,
    className: string,
    collapsible: boolean,
  ): SidebarItemConfig | undefined {
    const kept = existing(items);
    return kept.length === 0
      ? undefined
      : {
          type: 'category',
          label,
          items: kept,
          className,
          collapsible,
          collapsed: collapsible,
          customProps: { ...toMarks(marks) },
        };
  }

  const link: Outline['link'] = (label, href, marks = {}) => ({
    type: 'link',
    label,
    href,
    customProps: { ...toMarks(marks) },
  });

  return {
    page(route) {
      const page = readPage(docsPath, `/x/${route}`);
      return page === undefined || page.draft || page.unlisted
        ? undefined
        : {
            type: 'doc',
            id: route === '' ? 'index' : `${route}/index`,
            customProps: { ...toMarks(page) },
          };
    },
    group: (label, items, marks = {}) =>
      category(label, items, marks, 'sidebar-group', true),
    section: (label, items, marks = {}) =>
      category(label, items, marks, 'sidebar-section', false),
    link,
    // Docusaurus' mark for an address that its router doesn't know.
    file: (label, address, marks) => link(label, `pathname://${address}`, marks),
  };
}
