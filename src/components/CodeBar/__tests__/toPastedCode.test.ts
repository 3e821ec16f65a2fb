import { toPastedCode } from '../toPastedCode';

interface Case {
  title: string;
  lines: string[];
  language?: string;
  /** By index, from 0. */
  classes?: Record<number, string[]>;
  pasted: string[];
}

const CASES: Case[] = [
  {
    title: 'code is pasted as it is',
    lines: ['- x', '+ y', ' z'],
    language: 'tsx',
    pasted: ['- x', '+ y', ' z'],
  },
  {
    title: 'a highlighted line stays',
    lines: ['a', 'b'],
    classes: { 1: ['theme-code-block-highlighted-line'] },
    pasted: ['a', 'b'],
  },
  {
    title: 'an added line stays and a removed one goes',
    lines: ['a', 'b', 'c'],
    classes: { 0: ['code-line-removed'], 1: ['code-line-added'] },
    pasted: ['b', 'c'],
  },
  {
    title: 'a diff loses its marks and its removed lines',
    lines: [' {', '-  old', '+  new', ' }'],
    language: 'diff',
    pasted: ['{', '  new', '}'],
  },
  {
    title: 'a diff with a space after its marks loses that too',
    lines: ['- old', '+ new', '', '+   nested'],
    language: 'diff',
    pasted: ['new', '', '  nested'],
  },
  {
    title: 'a diff loses its headers',
    lines: ['--- a/App.tsx', '+++ b/App.tsx', '@@ -1 +1 @@', '-old', '+new'],
    language: 'diff',
    pasted: ['new'],
  },
  {
    title: 'a diff without marks on its context keeps it',
    lines: ['const a = 1;', '+const b = 2;'],
    language: 'diff',
    pasted: ['const a = 1;', 'const b = 2;'],
  },
  {
    title: 'a diff that only removes gives what it removes',
    lines: ['- old'],
    language: 'diff',
    pasted: ['old'],
  },
];

describe('toPastedCode', () => {
  it.each(CASES)('$title', ({ lines, language = 'tsx', classes = {}, pasted }) => {
    const code = lines.join('\n');
    expect(toPastedCode({ code, language, lineClassNames: classes })).toBe(
      pasted.join('\n'),
    );
  });
});
