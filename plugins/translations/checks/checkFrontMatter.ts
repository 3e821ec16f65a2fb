import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import { OWN_FIELDS, TEXT_FIELDS } from '../parsePage';
import type { Finding, ParsedPage } from '../types';
import type { CheckedPage } from './types';

/** The front-matter fields of a page, without those that each language has for itself. */
function listFields({ source }: ParsedPage): string[] {
  return Object.keys(parseFileContentFrontMatter(source).frontMatter).filter(
    (field) => !OWN_FIELDS.some((own) => own === field),
  );
}

/** The front matter has the English page's texts, and none of the marks that are inherited. */
export function checkFrontMatter({ english, translation }: CheckedPage): Finding[] {
  const expected = listFields(english).filter((field) =>
    TEXT_FIELDS.some((text) => text === field),
  );
  const found = listFields(translation);
  const faults = [
    ...expected
      .filter((field) => !found.includes(field))
      .map(
        (field) => `the front matter lacks "${field}", which the English page has`,
      ),
    ...found
      .filter((field) => !expected.includes(field))
      .map(
        (field) => `"${field}" is not for the translation to say: remove the line`,
      ),
  ];
  return faults.map((message) => ({ line: 1, message }));
}
