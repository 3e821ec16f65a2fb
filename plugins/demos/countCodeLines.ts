import { deriveJavaScript } from './createDemoFile';
import { formatFile, readDemo } from './readDemo';
import type { SourceFile } from './readDemoFiles';
import type { DemoSource } from './readDemoSource';
import type { DemoEntry } from './types';

/** Order of the stylings in the counts. */
const STYLINGS = ['system', 'tailwind', 'css'] as const;

const ONLY = ['system'] as const;

function count(text: string | undefined): number {
  return text === undefined ? 0 : text.split('\n').length;
}

async function countFile(file: SourceFile, codeOpen: boolean): Promise<number[]> {
  const pick = ({ code, preview }: DemoSource) => count(codeOpen ? code : preview);
  return [pick(file), pick(await deriveJavaScript(file))];
}

/**
 * How many lines of code a demo shows at first, so that a page can reserve their space:
 * the preview's, or, where the code is open at first, the whole file's.
 *
 * @returns the counts of TypeScript and JavaScript in turn, for the system styling and
 *   then, where the demo has more than one, for tailwind and css; and the same for each of
 *   `DERIVED_LIBRARIES`, where the code depends on a date library
 */
export async function countCodeLines(
  { sources }: DemoEntry,
  siteDir: string,
  codeOpen: boolean,
): Promise<{ lines: string; libraryLines?: string }> {
  const stylings = Object.keys(sources).length === 1 ? ONLY : STYLINGS;
  const own: number[] = [];
  const derived: number[][] = [];
  for (const styling of stylings) {
    const demo = readDemo(sources[styling] ?? sources.system, siteDir);
    const counts = await countFile(demo.own[0]!, codeOpen);
    own.push(...counts);
    for (const [index, { own: converted }] of (demo.libraries ?? []).entries()) {
      (derived[index] ??= []).push(
        ...(converted
          ? await countFile(await formatFile(converted[0]!), codeOpen)
          : counts),
      );
    }
  }
  return {
    lines: own.join(' '),
    ...(derived.length > 0 && {
      libraryLines: derived.map((counts) => counts.join(' ')).join(';'),
    }),
  };
}
