import { translate } from '../../../src/node/dictionary';
import type { ProductEntry } from '../../../src/utils/products';
import { createFullText } from './createFullText';
import { renderLlms } from './renderLlms';
import { selectPages, selectReference } from './selectPages';
import { fillIn, getLlmsTexts } from './texts';
import { toSection } from './toSection';
import type { LlmsLink, LlmsSource, MarkdownPage } from './types';

/** Names of the list for assistants, and of the file with the pages' whole texts. */
export const FILE_NAMES = { list: 'llms.txt', full: 'llms-full.txt' } as const;

/** What is written for one library, and what the portal's list needs of it. */
export interface ProductFiles {
  /** The library's name in the language. */
  product: string;
  /** Its pages without the reference, in the order of the navigation. */
  guides: MarkdownPage[];
  /** The texts of its files by their canonical path. */
  files: Record<string, string>;
  /** Leads to the library's list. */
  link: LlmsLink;
}

/** The list of one library, and the file with all of its pages and reference. */
export function createProductFiles(
  { id, route, labelKey }: ProductEntry,
  { language, baseUrl, version, pages, outline }: LlmsSource,
): ProductFiles {
  const texts = getLlmsTexts(language);
  const product = translate(language, labelKey);
  const part = outline.find(({ sections }) =>
    sections.some(({ routes }) => routes.includes(route)),
  );
  const sections = part?.sections ?? [];
  const guides = selectPages(pages, sections);
  const reference = selectReference(pages, id);
  const folder = `${baseUrl}${route.slice('/x'.length)}`;
  const full = createFullText([...guides, ...reference], texts);
  const list = renderLlms({
    title: fillIn(texts.productTitle, { product, version }),
    summary: guides[0]?.facts.description,
    notes: [
      fillIn(texts.markdownNote, { example: guides[0]?.url ?? '' }),
      fillIn(texts.versionNote, { version }),
    ],
    sections: [
      ...sections.map((section) =>
        toSection(
          section.title ?? texts.guides,
          selectPages(pages, [section]),
          texts,
        ),
      ),
      toSection(texts.reference, reference, texts),
      {
        title: texts.others,
        links: [
          {
            title: texts.full,
            url: `${folder}/${FILE_NAMES.full}`,
            description: fillIn(texts.productFullNote, { size: full.size }),
          },
        ],
      },
    ],
  });
  return {
    product,
    guides,
    files: {
      [`${route}/${FILE_NAMES.list}`]: list,
      [`${route}/${FILE_NAMES.full}`]: full.text,
    },
    link: {
      title: fillIn(texts.productList, { product }),
      url: `${folder}/${FILE_NAMES.list}`,
      description: texts.productListNote,
    },
  };
}
