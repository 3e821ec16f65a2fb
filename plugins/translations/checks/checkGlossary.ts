import type { Finding } from '../types';
import { pairBlocks } from './pairBlocks';
import type { GlossaryTerm } from './readGlossary';
import type { CheckedPage } from './types';

/** What is no prose: code, addresses and components. */
const NO_PROSE = /(?<ticks>`+)[^`]+\k<ticks>|\]\([^)]*\)|<[^>]*>/g;

const CODE_SPAN = /(?<ticks>`+)[^`]+\k<ticks>/g;

const GAP = ' ¤ ';

/** A term in a text, also in the plural; one with a capital letter only as it is written. */
function toPattern(english: string): RegExp {
  const words = english
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[- ]/g, '[- ]');
  return new RegExp(
    `(?<![\\w-])${words}(?:s|es)?(?![\\w-])`,
    /[A-Z]/.test(english) ? 'g' : 'gi',
  );
}

interface TermPattern extends GlossaryTerm {
  pattern: RegExp;
}

/** The terms of a text. A term within a longer one, such as range in date range, is none. */
function findTerms(text: string, patterns: readonly TermPattern[]): GlossaryTerm[] {
  let left = text.replace(NO_PROSE, GAP);
  return patterns.filter(({ pattern }) => {
    const rest = left.replace(pattern, GAP);
    const isThere = rest !== left;
    left = rest;
    return isThere;
  });
}

/** Whether a text has a term as the glossary wants it, or in English as code. */
function hasTerm(text: string, { english, accepted }: GlossaryTerm): boolean {
  const code = [...text.matchAll(CODE_SPAN)].join(' ').toLowerCase();
  return (
    accepted.some((term) => text.includes(term)) ||
    code.includes(english.toLowerCase())
  );
}

/** Terms are translated as the glossary says. */
export function checkGlossary(page: CheckedPage): Finding[] {
  const patterns = page.glossary
    .map((term) => ({ ...term, pattern: toPattern(term.english) }))
    .sort((a, b) => b.english.length - a.english.length);
  return pairBlocks(page)
    .filter(({ source: { kind } }) => !['code', 'element', 'module'].includes(kind))
    .flatMap(({ source, target }) =>
      findTerms(source.en, patterns)
        .filter((term) => term.accepted.length > 0 && !hasTerm(target.text, term))
        .map(({ english, accepted }) => ({
          line: target.line,
          message: `“${english}” is ${accepted.join(' or ')} in the glossary, and the text has none of it`,
        })),
    );
}
