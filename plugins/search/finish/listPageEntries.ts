import fs from 'node:fs';
import { getAudience, parsePath } from '../../../src/utils/paths';
import type { IndexedPage } from '../engine/indexFormat';
import { readArticle, type Article, type ArticleSection } from './readArticle';
import type { SearchPlace, SearchSource } from './types';

/** A page of the docs with its article. */
export interface ArticlePage {
  page: IndexedPage;
  article: Article;
}

/** Areas whose pages are found by other sources, or by nobody. */
const LEFT_OUT =
  /^\/(?:x\/api(?:\/|$)|playground(?:\/|$)|x\/translations$|production-error$)/;

/** Pages that ask search engines not to list them aren't listed here, either. */
const NO_INDEX = /<meta[^>]*name="?robots"?[^>]*noindex/;

/** Reads the pages of the docs: guides and migration. */
export function readArticles({ pages, language }: SearchSource): ArticlePage[] {
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

/** Lists the pages of the docs and their headings, each with the text up to the next one. */
export function listPageEntries(articles: readonly ArticlePage[]): SearchPlace[] {
  return articles.flatMap(({ page, article: { sections } }) =>
    sections.flatMap((section, at): SearchPlace[] => {
      const { id, title, text } = section;
      const parent = findParent(sections, at);
      if (at === 0) {
        return [{ type: 'page', name: page.title, page, text }];
      }
      return id === undefined
        ? []
        : [
            {
              type: 'heading',
              name: title,
              page,
              anchor: id,
              ...(parent !== undefined && { section: parent }),
              text,
            },
          ];
    }),
  );
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
