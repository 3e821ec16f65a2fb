import { findImports, findNamedImports, getPackageName } from '../findImports';

describe('findImports', () => {
  it.each([
    [
      'a default import',
      "import Box from '@mui/material/Box';",
      ['@mui/material/Box'],
    ],
    ['named imports over lines', 'import {\n  a,\n  type B,\n} from "x";', ['x']],
    ['a namespace', "import * as React from 'react';", ['react']],
    [
      'a default with names',
      "import dayjs, { type Dayjs } from 'dayjs';",
      ['dayjs'],
    ],
    ['a default with a namespace', "import a, * as b from 'x';", ['x']],
    ['a type-only import', "import type { Row } from './rows';", ['./rows']],
    ['a default named type', "import type from './type';", ['./type']],
    ['a side effect', "import './index.css';", ['./index.css']],
    [
      'a minified import',
      'import{a}from"x";import b from"y";import"z"',
      ['x', 'y', 'z'],
    ],
    ['a re-export', "export { a } from './a';", ['./a']],
    ['a re-export of everything', "export * from './a';", ['./a']],
    ['a named re-export of everything', "export * as a from './a';", ['./a']],
    ['a re-export of types', "export type { A } from './a';", ['./a']],
    ['a dynamic import', "const load = () => import('./a');", ['./a']],
    ['a dynamic import over lines', "import(\n  /* lazy */\n  './a'\n);", ['./a']],
    ['an imported type', "let row: import('./rows').Row;", ['./rows']],
    ['a dynamic import in a template', 'const a = `${await import("x")}`;', ['x']],
    ['an import after a directive', "'use client';\nimport 'x';", ['x']],
    ['an import after a comment', "/* a */ import 'x';", ['x']],
    ['an import after a quote in a comment', '// a ` b\nimport "x"; /* ` */', ['x']],
    ['the same module twice', "import a from 'x';\nimport b from 'x';", ['x']],
    ['an import after an apostrophe in text', "<p>Don't</p>;\nimport 'x';", ['x']],
    [
      'an import after a quote in a pattern',
      'const a = /["`]/g;\nimport "x";',
      ['x'],
    ],
    [
      'an import after nested templates',
      "`a ${b ? `{${c}}` : {}} d`;\nimport 'x';",
      ['x'],
    ],
    ['an import after a division', "const a = b / c;\nimport 'x'; // c/d", ['x']],
    [
      'a dynamic import after tags',
      '<A b={c} /> || <B d="e" />;\nimport("x");',
      ['x'],
    ],
    ['an import after a closing tag', "<a href='//b' />;\nimport 'x';", ['x']],
  ])('finds %s', (_, code, expected) => {
    expect(findImports(code)).toEqual(expected);
  });

  it.each([
    ['a line comment', "// import 'x';"],
    ['a dynamic import in a comment', "// const a = import('x');"],
    ['a block comment', "/*\nimport 'x';\n*/"],
    ['a comment that never ends', "/*\nimport 'x';"],
    ['a string', `const a = "import 'x'";`],
    ['a template', "const a = `\nimport b from 'x';\n`;"],
    ['a template around an expression', "`${b}\nimport 'x';\n${c}\nimport 'y';`"],
    ['a pattern', "const a = /import 'x'/;"],
    ['a dynamic import of an expression', 'import(name); import(`./${name}`);'],
    ['a method named import', "store.import('x');"],
    ['import.meta', "import.meta.glob('x');"],
    ['an export of a value', "export const a = 'x';\nexport default 'y';"],
    ['a call of from', "export const a = Array.from('x');"],
    ['a word in text', "<p>\n  You import goods from 'the harbor'.\n</p>"],
  ])('finds nothing in %s', (_, code) => {
    expect(findImports(code)).toEqual([]);
  });
});

describe('findNamedImports', () => {
  it.each<[string, string, Record<string, string[]>]>([
    ['names', "import { a, b } from 'x';", { x: ['a', 'b'] }],
    ['names over lines', 'import {\n  a,\n  b,\n} from "x";', { x: ['a', 'b'] }],
    ['renamed names', "import { a as b, type C as D } from 'x';", { x: ['a', 'C'] }],
    ['types', "import type { A } from 'x';", { x: ['A'] }],
    ['a name called type', "import { type as a } from 'x';", { x: ['type'] }],
    ['names beside a default', "import a, { b } from 'x';", { x: ['b'] }],
    ['minified names', 'import{a}from"x";import{b}from"y"', { x: ['a'], y: ['b'] }],
    ['commented names', "import { a, /* b, */ c } from 'x';", { x: ['a', 'c'] }],
    ['empty braces', "import {} from 'x';", { x: [] }],
    ['a default', "import a from 'x';", {}],
    ['a namespace', "import * as a from 'x';", {}],
    ['a re-export', "export { a } from 'x';", {}],
    ['a comment', "// import { a } from 'x';", {}],
    ['a template', "const a = `\nimport { b } from 'x';\n`;", {}],
  ])('finds the names of %s', (_, code, expected) => {
    expect(
      Object.fromEntries(
        findNamedImports(code).map(({ specifier, names }) => [specifier, names]),
      ),
    ).toEqual(expected);
  });
});

describe('getPackageName', () => {
  it.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['@mui/material', '@mui/material'],
    ['@mui/x-date-pickers/AdapterDayjs', '@mui/x-date-pickers'],
    ['./rows', undefined],
    ['../rows', undefined],
    ['/src/rows', undefined],
    ['@mui', undefined],
  ])('%s', (specifier, name) => {
    expect(getPackageName(specifier)).toBe(name);
  });
});
