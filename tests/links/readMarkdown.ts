import type { LinkedFile } from './types';

/** Fenced code, from fence to fence of the same length or to the end. */
const FENCES =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/** Code within a line. */
const CODE = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** `](address)` and `](<address>)`, with a title or without; `<https://…>`; `[name]: address`. */
const ADDRESSES =
  /\]\(\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)|<(https?:[^\s<>]+)>|^ {0,3}\[[^\]\n]+\]:\s+<?([^\s<>]+)>?/gm;

/** Reads the addresses of Markdown, code left out. */
export function readMarkdown(markdown: string): LinkedFile {
  const prose = markdown.replace(FENCES, '').replace(CODE, '');
  const found = [...prose.matchAll(ADDRESSES)].map(
    ([, ...groups]) => groups.find((group) => group !== undefined) ?? '',
  );
  const addresses = found
    .filter((address) => address !== '')
    .map((address) => address.replace(/\\([!-/:-@[-`{-~])/g, '$1'));
  return {
    references: [...new Set(addresses)].map((address) => ({
      kind: 'link',
      address,
    })),
  };
}
