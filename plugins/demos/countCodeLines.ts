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

/** How many lines of code a demo shows at first. */
export interface CodeLines {
  /**
   * TypeScript and JavaScript in turn, for the system styling and then, where the demo has
   * more than one, for tailwind and css.
   */
  own: number[];
  /** The same for each of `DERIVED_LIBRARIES`, where the code depends on a date library. */
  libraries?: number[][];
}

async function countFile(file: SourceFile, codeOpen: boolean): Promise<number[]> {
  const pick = ({ code, preview }: DemoSource) => count(codeOpen ? code : preview);
  return [pick(file), pick(await deriveJavaScript(file))];
}

/**
 * How many lines of code a demo shows at first, so that a page can reserve their space:
 * the preview's, or, where the code is open at first, the whole file's.
 */
export async function countCodeLines(
  { sources }: DemoEntry,
  siteDir: string,
  codeOpen: boolean,
): Promise<CodeLines> {
  const stylings = Object.keys(sources).length === 1 ? ONLY : STYLINGS;
  const own: number[] = [];
  const libraries: number[][] = [];
  for (const styling of stylings) {
    const demo = readDemo(sources[styling] ?? sources.system, siteDir);
    const counts = await countFile(demo.own[0]!, codeOpen);
    own.push(...counts);
    for (const [index, { own: converted }] of (demo.libraries ?? []).entries()) {
      (libraries[index] ??= []).push(
        ...(converted
          ? await countFile(await formatFile(converted[0]!), codeOpen)
          : counts),
      );
    }
  }
  return { own, ...(libraries.length > 0 && { libraries }) };
}
