import type MiniSearch from 'minisearch';
import type { NameDocument } from './nameIndexOptions';
import type { QueryTerm } from './parseQuery';
import { MATCH } from './weights';

/** How well entries match a token, by their number: 0 to 1. */
export interface TokenMatches {
  names: ReadonlyMap<number, number>;
  texts: ReadonlyMap<number, number>;
}

const NO_MATCHES: TokenMatches = { names: new Map(), texts: new Map() };

/** The letters from which on a word may be wrong in one, and in two. */
const ONE_TYPO = 4;
const TWO_TYPOS = 9;
/** The letters from which on the beginning of a word finds it, unless it is still typed. */
const SHORTEST_PREFIX = 3;

function getQuality(token: string, term: string): number {
  if (term === token) {
    return MATCH.exact;
  }
  if (term.startsWith(token)) {
    const share = token.length / term.length;
    return MATCH.shortestPrefix + (MATCH.exact - MATCH.shortestPrefix) * share * 0.9;
  }
  return token.length < TWO_TYPOS ? MATCH.oneTypo : MATCH.twoTypos;
}

function collect(
  index: MiniSearch<NameDocument>,
  token: string,
  options: { prefix: boolean; fuzzy: number | false },
): TokenMatches {
  const names = new Map<number, number>();
  const texts = new Map<number, number>();
  for (const { id, match } of index.search(token, {
    ...options,
    tokenize: (text) => [text],
  })) {
    for (const [term, fields] of Object.entries(match)) {
      const quality = getQuality(token, term);
      for (const field of fields) {
        const found = field === 'name' ? names : texts;
        found.set(id as number, Math.max(quality, found.get(id as number) ?? 0));
      }
    }
  }
  return { names, texts };
}

/** Matches of a token; those with a typo only where there are no others. */
function findToken(
  index: MiniSearch<NameDocument>,
  token: string,
  { isLast, canMistype }: { isLast: boolean; canMistype: boolean },
): TokenMatches {
  const isHan = /\p{Script=Han}/u.test(token);
  const prefix = !isHan && (isLast || token.length >= SHORTEST_PREFIX);
  const found = collect(index, token, { prefix, fuzzy: false });
  if (
    found.names.size + found.texts.size > 0 ||
    !canMistype ||
    isHan ||
    token.length < ONE_TYPO
  ) {
    return found;
  }
  return collect(index, token, {
    prefix: false,
    fuzzy: token.length < TWO_TYPOS ? 1 : 2,
  });
}

/** Finds the tokens of all terms in the names of the portal. */
export function findNames(
  index: MiniSearch<NameDocument>,
  terms: readonly QueryTerm[],
): (token: string) => TokenMatches {
  const matches = new Map<string, TokenMatches>();
  for (const { options, isLast } of terms) {
    for (const { tokens, isSynonym } of options) {
      tokens.forEach((token, at) => {
        if (!matches.has(token)) {
          const isTyped = isLast && !isSynonym && at === tokens.length - 1;
          matches.set(
            token,
            findToken(index, token, { isLast: isTyped, canMistype: !isSynonym }),
          );
        }
      });
    }
  }
  return (token) => matches.get(token) ?? NO_MATCHES;
}
