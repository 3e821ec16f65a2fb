import fs from 'node:fs';
import { getAudience, parsePath } from '../../../src/utils/paths';
import { readPhrases, type PagePhrases } from '../../pages';
import type { IndexedPage } from '../engine/indexFormat';
import { readArticle, type Article, type ArticleSection } from './readArticle';
import type { SearchPlace, SearchSource } from './types';

/** A page of the docs with its article. */
export interface ArticlePage {
  page: IndexedPage;
  article: Article;
  /** How users ask for it; undefined where it has no file in the language. */
  phrases?: PagePhrases;
}

/** Areas whose pages are found by other sources, or by nobody. */
const LEFT_OUT =
  /^\/(?:x\/api(?:\/|$)|playground(?:\/|$)|x\/translations$|production-error$)/;

/** Pages that ask search engines not to list them aren't listed here, either. */
const NO_INDEX = /<meta[^>]*name="?robots"?[^>]*noindex/;

/** Reads the pages of the docs: guides and migration. */
export function readArticles({
  site,
  pages,
  language,
}: SearchSource): ArticlePage[] {
  return pages.flatMap(({ route, file }) => {
    const { canonical } = parsePath(route, [language.name]);
    if (LEFT_OUT.test(canonical)) {
      return [];
    }
    const html = fs.readFileSync(file, 'utf8');
    const article = NO_INDEX.test(html) ? null : readArticle(html);
    const product = getAudience(canonical);
    return article === null
      ? []
      : [
          {
            article,
            phrases: readPhrases(
              site.siteDir,
              canonical,
              language.name,
              site.languages[0]?.name,
            ),
            page: {
              route: canonical,
              title: article.title,
              kind: canonical.startsWith('/x/migration') ? 'migration' : 'guide',
              ...(product && { product }),
            },
          },
        ];
  });
}

/** The heading that one stands under; undefined for one of the highest level. */
function findParent(
  sections: readonly ArticleSection[],
  at: number,
): string | undefined {
  return sections.slice(1, at).findLast(({ level }) => level < sections[at]!.level)
    ?.title;
}

/** @throws where phrases are given for a heading that the page doesn't have */
function checkSections({ article: { sections }, phrases }: ArticlePage): void {
  const unknown = Object.keys(phrases?.sectionPhrases ?? {}).filter(
    (id) => !sections.some((section) => section.id === id),
  );
  if (unknown.length > 0) {
    throw new Error(
      `${phrases!.file}: sectionPhrases is given for ${unknown.join(', ')}, but no heading of the page has that id. Write the id as in the heading's {#…}.`,
    );
  }
}

function toPlace(articlePage: ArticlePage, at: number): SearchPlace | undefined {
  const { page, article, phrases } = articlePage;
  const { id, title, text, code } = article.sections[at]!;
  if (at === 0) {
    return {
      type: 'page',
      name: page.title,
      page,
      text,
      code,
      phrases: phrases?.phrases,
    };
  }
  const section = findParent(article.sections, at);
  return id === undefined
    ? undefined
    : {
        type: 'heading',
        name: title,
        page,
        anchor: id,
        ...(section !== undefined && { section }),
        text,
        code,
        phrases: phrases?.sectionPhrases[id],
      };
}

/**
 * Lists the pages of the docs and their headings, each with the text up to the next one.
 *
 * @throws where phrases are given for a heading that the page doesn't have
 */
export function listPageEntries(articles: readonly ArticlePage[]): SearchPlace[] {
  return articles.flatMap((articlePage) => {
    checkSections(articlePage);
    return articlePage.article.sections
      .map((_, at) => toPlace(articlePage, at))
      .filter((place) => place !== undefined);
  });
}

/** Lists the demos of the docs, each with the heading that it stands under. */
export function listDemoEntries(articles: readonly ArticlePage[]): SearchPlace[] {
  return articles.flatMap(({ page, article: { sections } }) =>
    sections.flatMap(({ title, demos }) =>
      demos.map((name): SearchPlace => ({
        type: 'demo',
        name,
        page,
        anchor: name,
        ...(title !== '' && { section: title }),
      })),
    ),
  );
}
