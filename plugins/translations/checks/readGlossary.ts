import fs from 'node:fs';
import path from 'node:path';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A term of a glossary. */
export interface GlossaryTerm {
  english: string;
  /** Translations that a check accepts, the preferred one first; empty for a term that it leaves alone. */
  accepted: string[];
}

/** Heading of the column that says what is checked. */
const CHECK_COLUMN = '检查';

/** Marks a term whose translation is checked; other accepted translations may follow. */
const CHECKED = '✓';

function toTerms(table: Table): GlossaryTerm[] {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => toString(cell).trim()),
  );
  const column = head?.indexOf(CHECK_COLUMN) ?? -1;
  if (column < 0) {
    return [];
  }
  return rows.map(([english = '', translation = '', ...rest]) => {
    const check = rest[column - 2] ?? '';
    const others = check
      .slice(CHECKED.length)
      .split('、')
      .map((text) => text.trim());
    return {
      // What is in brackets tells apart, and is not part of the term.
      english: english.replace(/ \(.*\)$/, ''),
      accepted: check.startsWith(CHECKED)
        ? [translation, ...others].filter((text) => text !== '')
        : [],
    };
  });
}

/**
 * Reads the terms of a language's glossary: the rows of its tables that have the column
 * 检查.
 *
 * @returns an empty list for a language without a glossary
 */
export function readGlossary(siteDir: string, language: string): GlossaryTerm[] {
  const file = path.join(siteDir, 'i18n', language, 'GLOSSARY.md');
  if (!fs.existsSync(file)) {
    return [];
  }
  const root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(fs.readFileSync(file, 'utf8'));
  const terms: GlossaryTerm[] = [];
  visit(root, 'table', (table) => {
    terms.push(...toTerms(table));
  });
  return terms;
}
