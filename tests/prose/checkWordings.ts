import { toPlainText } from './toPlainText';
import type { Prose, ProseFault } from './types';
import type { Wording } from './wordings';

/** Finds wordings that the project does not use. */
export function checkWordings(
  prose: Prose,
  wordings: readonly Wording[],
): ProseFault[] {
  const text = toPlainText(prose);
  return wordings.flatMap(({ pattern, write }) =>
    Array.from(text.matchAll(new RegExp(pattern, 'giu')), (match): ProseFault => ({
      file: prose.file,
      offset: match.index,
      check: 'wording',
      message: `"${match[0].trim()}". ${write}`,
    })),
  );
}
