/**
 * A stretch of source text that can hide or fake an import: a comment, a string, a
 * regular expression (only where an expression can begin), or a sign that counts.
 */
const TOKEN =
  /(?<comment>\/\/.*|\/\*[^]*?(?:\*\/|$))|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|(?<regex>(?<=(?:[(,=:[!&|?{;+*%~^]|=>|\breturn)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*)|(?<sign>[`{}])/gu;

const TEMPLATE_TEXT = /(?:\\[^]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/y;

/** What a static import or re-export has between its keyword and `from`. */
const CLAUSE = String.raw`(?:type\b\s*)?(?:[\w$]+\s*,?\s*)?(?:\{[^{}]*\}|\*(?:\s*as\s+[\w$]+)?)?\s*from`;

/** An import of a masked text, in which each string is its number in quotes. */
const IMPORT = new RegExp(
  String.raw`(?:(?<=(?:^|[\n;}])\s*)(?:import|export)\b\s*(?:${CLAUSE}\s*)?|(?<![.\w$])import\s*\(\s*)"(\d+)"`,
  'g',
);

/** A static import with braces of a masked text. */
const NAMED_IMPORT =
  /(?<=(?:^|[\n;}])\s*)import\b\s*(?:type\b\s*)?(?:[\w$]+\s*,\s*)?\{([^{}]*)\}\s*from\s*"(\d+)"/g;

/** What a source imports by name from a module. */
export interface NamedImport {
  specifier: string;
  /** The names as the module exports them, types included. */
  names: string[];
}

interface MaskedText {
  /** The text without comments, regular expressions and templates' text. */
  text: string;
  /** The contents of the strings, which stand in the text by their numbers. */
  strings: string[];
}

/** Takes out of a source text what only looks like code. */
function maskText(code: string): MaskedText {
  const strings: string[] = [];
  // Per open template, how many braces its current `${…}` has open.
  const templates: number[] = [];
  let text = '';
  let position = 0;

  const skipTemplateText = (from: number) => {
    TEMPLATE_TEXT.lastIndex = from;
    const [skipped = ''] = TEMPLATE_TEXT.exec(code) ?? [];
    if (skipped.endsWith('${')) {
      templates.push(0);
    }
    TOKEN.lastIndex = position = from + skipped.length;
  };

  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(code); token !== null; token = TOKEN.exec(code)) {
    const { string, sign } = token.groups!;
    text += code.slice(position, token.index);
    position = TOKEN.lastIndex;
    if (string !== undefined) {
      text += `"${strings.push(string.slice(1, -1)) - 1}"`;
    } else if (sign === '`') {
      text += ' ';
      skipTemplateText(position);
    } else if (sign === '}' && templates.at(-1) === 0) {
      templates.pop();
      skipTemplateText(position);
    } else {
      text += sign ?? ' ';
      if (templates.length > 0 && sign !== undefined) {
        templates[templates.length - 1]! += sign === '{' ? 1 : -1;
      }
    }
  }
  return { text: text + code.slice(position), strings };
}

/**
 * The module specifiers that a source imports: by static imports, re-exports,
 * side-effect imports, and dynamic imports with a literal; type-only imports too.
 * Comments, strings and regular expressions count for nothing, as far as that can be
 * told without a parser: JSX text of the very form of an import is taken for one.
 *
 * @param code a TypeScript or JavaScript text, with or without JSX
 * @returns each specifier once, in the order of the text
 */
export function findImports(code: string): string[] {
  const { text, strings } = maskText(code);
  const found = Array.from(
    text.matchAll(IMPORT),
    ([, number]) => strings[Number(number)]!,
  );
  return [...new Set(found)];
}

/**
 * The names that a source imports in braces, by module: `GridColDef` of
 * `import { type GridColDef as Column } from '@mui/x-data-grid'`. Default imports and
 * namespaces have no names to tell.
 *
 * @param code a TypeScript or JavaScript text, with or without JSX
 * @returns an entry for each import, in the order of the text
 */
export function findNamedImports(code: string): NamedImport[] {
  const { text, strings } = maskText(code);
  return Array.from(text.matchAll(NAMED_IMPORT), ([, clause = '', number]) => ({
    specifier: strings[Number(number)]!,
    names: clause
      .split(',')
      .map((entry) => /^\s*(?:type\s+(?!as\b))?([\w$]+)/.exec(entry)?.[1])
      .filter((name) => name !== undefined),
  }));
}

/**
 * The package that a module specifier belongs to: `@mui/material` for
 * `@mui/material/Box`, `react-dom` for `react-dom/client`.
 *
 * @returns undefined for a file's path, relative or absolute
 */
export function getPackageName(specifier: string): string | undefined {
  return /^(?:@[^/]+\/[^/]+|[^./@][^/]*)/.exec(specifier)?.[0];
}
