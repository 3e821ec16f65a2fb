import { deriveJavaScript } from './createDemoFile';
import { readDemoFiles } from './readDemoFiles';
import type { DemoSource } from './readDemoSource';
import type { DemoEntry } from './types';

/** Order of the stylings in the counts. */
const STYLINGS = ['system', 'tailwind', 'css'] as const;

function count(text: string | undefined): number {
  return text === undefined ? 0 : text.split('\n').length;
}

/**
 * How many lines of code a demo shows at first, so that a page can reserve their space:
 * the preview's, or, where the code is open at first, the whole file's.
 *
 * @returns TypeScript and JavaScript in turn, for the system styling and then, where the
 *   demo has more than one, for tailwind and css
 */
export async function countCodeLines(
  { sources }: DemoEntry,
  siteDir: string,
  codeOpen: boolean,
): Promise<number[]> {
  const pick = ({ code, preview }: DemoSource) => count(codeOpen ? code : preview);
  const counts: number[][] = [];
  for (const styling of STYLINGS) {
    const entry = readDemoFiles(sources[styling] ?? sources.system, siteDir).own[0]!;
    counts.push([pick(entry), pick(await deriveJavaScript(entry))]);
  }
  return Object.keys(sources).length === 1 ? counts[0]! : counts.flat();
}
