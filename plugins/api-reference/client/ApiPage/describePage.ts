import type { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiPageData } from '../../pageData';
import { TITLE_WIDTH } from '@site/plugins/metadata/common';
import { hasPlayground } from '@site/plugins/playgrounds/common';
import { getTextWidth } from '@site/src/utils/textWidth';
import { PRODUCT_LABELS } from '@site/src/utils/products';
import { toMemberAnchor } from '../../common/memberAnchor';
import { SECTION_LABELS } from '../../common/sectionLabels';
import type { ContentsEntry, ContentsMember } from '../ApiContents';
import { hasUses } from './Uses';

/**
 * The title of a page's document: with the library where there is room, because names
 * such as `Toolbar` exist in several, and a list of search results shows nothing else.
 *
 * @param siteTitle what Docusaurus adds to a document's title
 */
export function createDocumentTitle(
  { name, product }: Pick<ApiPageData, 'name' | 'product'>,
  t: ReturnType<typeof useTranslate>,
  siteTitle: string,
): string {
  const title = t('api.pageTitle', { name, product: t(PRODUCT_LABELS[product]) });
  return getTextWidth(`${title} | ${siteTitle}`) <= TITLE_WIDTH.max
    ? title
    : t('api.title', { name });
}

/** Whether lines such as `import { BarChart } from '@mui/x-charts/BarChart';` leave a choice of packages. */
export function isOfSeveralPackages(imports: readonly string[]): boolean {
  const packages = imports.map((line) => /'(@[^/']+\/[^/']+)/.exec(line)?.[1]);
  return new Set(packages).size > 1;
}

/**
 * The page's sections as its contents list has them, in the page's order.
 *
 * @param types those that the page lists so far
 */
export function createContents(
  api: ApiPageData,
  t: ReturnType<typeof useTranslate>,
  types: readonly ContentsMember[] = [],
): ContentsEntry[] {
  const toEntries = (id: string, title: string, exists: boolean): ContentsEntry[] =>
    exists ? [{ id, title }] : [];
  return [
    ...toEntries('import', t('api.import'), api.imports.length > 0),
    ...toEntries(
      'playground',
      t('playground.title'),
      hasPlayground(api.product, api.name),
    ),
    ...toEntries('signature', t('api.signature'), api.signature !== undefined),
    ...api.sections.map((section) => ({
      id: section.kind,
      title: t(SECTION_LABELS[section.label]),
      members: section.names.map((name) => ({
        name,
        anchor: toMemberAnchor(section.kind, name),
      })),
    })),
    ...toEntries('types', t('api.types'), api.typeCount !== undefined).map(
      (entry) => (types.length > 0 ? { ...entry, members: types } : entry),
    ),
    ...toEntries('theme', t('api.theme'), api.theme !== undefined),
    ...toEntries('used-in', t('api.usedIn'), hasUses(api)),
    ...toEntries('changes', t('history.title'), api.changes !== undefined),
  ];
}

const LABELS = {
  component: 'api.componentDescription',
  hook: 'api.hookDescription',
  interface: 'api.interfaceDescription',
  events: 'api.eventsIntro',
  selectors: 'api.selectorsIntro',
} as const;

/** One sentence on what the page tells. */
export function describePage(
  { kind, name, source }: ApiPageData,
  t: ReturnType<typeof useTranslate>,
): string {
  return t(LABELS[kind], {
    name,
    package: source?.package ?? '',
    version: source?.version ?? '',
  });
}
