import { createFullText } from './createFullText';
import { type ProductFiles, FILE_NAMES } from './createProductFiles';
import { renderLlms } from './renderLlms';
import { isReference, isReferenceIndex, selectPages } from './selectPages';
import { fillIn, getLlmsTexts, type LlmsTexts } from './texts';
import { toLink, toSection } from './toSection';
import type { LlmsSource, MarkdownPage } from './types';

/** The pages of a sidebar. */
function selectPart({ pages, outline }: LlmsSource, name: string): MarkdownPage[] {
  const part = outline.find((other) => other.name === name);
  return selectPages(pages, part?.sections ?? []);
}

function createNotes(
  { baseUrl, version, translations }: LlmsSource,
  texts: LlmsTexts,
): string[] {
  return [
    fillIn(texts.markdownNote, { example: `${baseUrl}/react-data-grid.md` }),
    fillIn(texts.versionNote, { version }),
    ...translations.map((other) => fillIn(texts.languageNote, other)),
  ];
}

/**
 * The list of the portal, which leads to those of the libraries, and the file with all
 * guides.
 *
 * @returns the texts of the files by their canonical path
 */
export function createPortalFiles(
  source: LlmsSource,
  products: readonly ProductFiles[],
): Record<string, string> {
  const { language, baseUrl, version, pages } = source;
  const texts = getLlmsTexts(language);
  const inProducts = new Set(products.flatMap(({ guides }) => guides));
  const selectRest = (name: string) =>
    selectPart(source, name).filter((page) => !inProducts.has(page));
  const introduction = selectRest('introduction');
  const migration = selectRest('migration');
  const guides = [...introduction, ...inProducts, ...migration];
  const indexes = pages.filter(isReferenceIndex);
  const listed = new Set([...guides, ...indexes]);
  const others = pages.filter((page) => !listed.has(page) && !isReference(page));
  const full = createFullText(guides, texts);
  const list = renderLlms({
    title: fillIn(texts.title, { version }),
    summary: fillIn(texts.summary, { version }),
    notes: createNotes(source, texts),
    sections: [
      toSection(texts.introduction, introduction, texts),
      ...products.map((product) =>
        toSection(product.product, product.guides, texts),
      ),
      toSection(texts.migration, migration, texts),
      toSection(texts.reference, indexes, texts),
      { title: texts.lists, links: products.map(({ link }) => link) },
      {
        title: texts.others,
        links: [
          ...others.map((page) => toLink(page, texts)),
          {
            title: texts.full,
            url: `${baseUrl}/${FILE_NAMES.full}`,
            description: fillIn(texts.fullNote, { size: full.size }),
          },
        ],
      },
    ],
  });
  return {
    [`/x/${FILE_NAMES.list}`]: list,
    [`/x/${FILE_NAMES.full}`]: full.text,
  };
}
