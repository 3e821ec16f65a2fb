import fs from 'node:fs';
import path from 'node:path';
import { checkGrammar } from './checkGrammar';
import { checkSpelling } from './checkSpelling';
import { checkWordings } from './checkWordings';
import { checkDictionary, loadDictionary } from './dictionary';
import { loadProse } from './loadProse';
import { toPoint } from './toPoint';
import type { ProseFault } from './types';
import { wordings } from './wordings';

/** Faults as lines that lead with their place, by file and place. */
function describe(siteDir: string, faults: readonly ProseFault[]): string[] {
  const sources = new Map<string, string>();
  return faults
    .toSorted((a, b) =>
      a.file === b.file ? a.offset - b.offset : a.file < b.file ? -1 : 1,
    )
    .map(({ file, offset, check, message }) => {
      const source =
        sources.get(file) ?? fs.readFileSync(path.join(siteDir, file), 'utf8');
      sources.set(file, source);
      const { line, column } = toPoint(source.replace(/\r\n/g, '\n'), offset);
      return `${file}:${line}:${column}  ${check}: ${message}`;
    });
}

/**
 * Checks spelling, grammar and wording of a site's English texts.
 *
 * @returns how many files there are, and a line for each fault
 */
export async function findFaults(
  siteDir: string,
): Promise<{ files: number; faults: string[] }> {
  const proses = loadProse(siteDir);
  const dictionary = loadDictionary(siteDir);
  const spelling = await checkSpelling(proses, dictionary);
  // What stands in data are names and figures, and no sentences of ours.
  const own = proses.filter(({ isData }) => !isData);
  const grammar = await Promise.all(own.map(checkGrammar));
  const faults = [
    ...spelling,
    ...grammar.flat(),
    ...own.flatMap((prose) => checkWordings(prose, wordings)),
    ...checkDictionary(dictionary),
  ];
  return {
    files: new Set(proses.map(({ file }) => file)).size,
    faults: describe(siteDir, faults),
  };
}
