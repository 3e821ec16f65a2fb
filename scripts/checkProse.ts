import fs from 'node:fs';
import path from 'node:path';
import { checkGrammar } from '../tests/prose/checkGrammar';
import { checkSpelling } from '../tests/prose/checkSpelling';
import { checkWordings } from '../tests/prose/checkWordings';
import { checkDictionary, loadDictionary } from '../tests/prose/dictionary';
import { loadProse } from '../tests/prose/loadProse';
import { toPoint } from '../tests/prose/toPoint';
import type { ProseFault } from '../tests/prose/types';
import { wordings } from '../tests/prose/wordings';
import { runCommand } from './lib/runCommand';

/**
 * Checks spelling, grammar and wording of the English texts: pages, demos, labels and the
 * repository's own files. Names every fault with its place and how to mend it.
 */

const SITE_DIR = path.resolve();

async function findFaults(): Promise<{ files: number; faults: ProseFault[] }> {
  const proses = loadProse(SITE_DIR);
  const dictionary = loadDictionary(SITE_DIR);
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
    faults: faults.sort((a, b) =>
      a.file === b.file ? a.offset - b.offset : a.file < b.file ? -1 : 1,
    ),
  };
}

void runCommand(async () => {
  const { files, faults } = await findFaults();
  const sources = new Map<string, string>();
  for (const { file, offset, check, message } of faults) {
    const source =
      sources.get(file) ?? fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
    sources.set(file, source);
    const { line, column } = toPoint(source.replace(/\r\n/g, '\n'), offset);
    console.error(`${file}:${line}:${column}  ${check}: ${message}`);
  }
  console.log(`${files} files, ${faults.length} faults of prose.`);
  if (faults.length > 0) {
    process.exitCode = 1;
  }
});
