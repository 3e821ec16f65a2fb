import { getElements, getText, replaceElements, toCodeElement } from '../hast';
import type { Rewrite } from '../types';

/** The declarations of a page of the reference become one block of code. */
export const rewriteTypes: Rewrite = (content) =>
  replaceElements(
    content,
    ({ properties }) => properties.dataMarkup === 'types',
    (types) => [
      toCodeElement(getElements(types).map(getText).join('\n\n'), {
        language: 'ts',
      }),
    ],
  );
