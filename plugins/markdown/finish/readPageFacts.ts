import type { Element, Root } from 'hast';
import { localizePath, getProduct, parsePath } from '../../../src/utils/paths';
import { findElements, getText } from './hast';
import type { MarkdownContext, PageFacts, TranslationState } from './types';

const PLANS = ['pro', 'premium'] as const;

function findMeta(root: Root, name: string): string | undefined {
  const [meta] = findElements(
    root,
    ({ tagName, properties }) => tagName === 'meta' && properties.name === name,
  );
  return meta && String(meta.properties.content);
}

/** The plan or the marks of the badges beside the page's title. */
function readBadges(content: Element, name: 'dataPlan' | 'dataStatus'): string[] {
  const [header] = findElements(content, ({ tagName }) => tagName === 'header');
  return (header ? findElements(header, () => true) : []).flatMap(
    ({ properties }) =>
      properties[name] === undefined ? [] : [String(properties[name])],
  );
}

function readTranslation(
  { properties }: Element,
  { route, siteUrl }: MarkdownContext,
  languages: readonly string[],
): Pick<PageFacts, 'translation' | 'source'> {
  const state = properties.dataTranslation as TranslationState | undefined;
  const { canonical } = parsePath(route, languages);
  return state === undefined
    ? {}
    : { translation: state, source: `${siteUrl}${localizePath(canonical, 'en')}` };
}

/**
 * What a page says of itself.
 *
 * @param root the page
 * @param content the part of it that is its text
 * @param version the version of the packages
 * @param languages the languages of the portal
 * @throws where the page has no `h1`
 */
export function readPageFacts(
  root: Root,
  content: Element,
  context: MarkdownContext,
  { version, languages }: { version: string; languages: readonly string[] },
): PageFacts {
  const { siteUrl, route, language } = context;
  const [title] = findElements(content, ({ tagName }) => tagName === 'h1');
  if (title === undefined) {
    throw new Error(
      `${route} has no <h1>. Give the page a title, or name its address in src/utils/isIndexed.ts if it is none for readers.`,
    );
  }
  return {
    title: getText(title),
    description: findMeta(root, 'description'),
    url: `${siteUrl}${route}`,
    language: String(
      findElements(root, ({ tagName }) => tagName === 'html')[0]?.properties.lang ??
        language,
    ),
    product: getProduct(parsePath(route, languages).canonical),
    version,
    plan: PLANS.find((plan) => readBadges(content, 'dataPlan').includes(plan)),
    status: readBadges(content, 'dataStatus'),
    ...readTranslation(content, context, languages),
    unlisted: findMeta(root, 'robots')?.includes('noindex') ? true : undefined,
  };
}
