import * as estreePlugin from 'prettier/plugins/estree';
import * as typescriptPlugin from 'prettier/plugins/typescript';
// The standalone build, because jest cannot run the dynamic import of the other.
import type { Options } from 'prettier';
import { format } from 'prettier/standalone';
import prettierOptions from '../../../.prettierrc.json';
import { createDemoFile } from '../createDemoFile';
import { memoizeFile } from '../memoizeFile';
import type { DemoFiles, SourceFile } from '../readDemoFiles';
import { readDemoSource } from '../readDemoSource';
import type { DemoFile } from '../types';
import { DERIVED_LIBRARIES, SOURCE_ADAPTER, type DerivedLibrary } from './libraries';
import { toDateLibrary } from './toDateLibrary';

/** A demo's own files as another date library has them, not yet formatted. */
export interface DateLibraryFiles {
  library: DerivedLibrary;
  /** Undefined where the library has no sure equal of some code. */
  own?: SourceFile[];
  /** What hindered it, each led by its file. */
  faults: string[];
}

function convertFiles(own: SourceFile[], library: DerivedLibrary): DateLibraryFiles {
  const faults: string[] = [];
  const files = own.map((file) => {
    if (file.name.endsWith('.css')) {
      return file;
    }
    const conversion = toDateLibrary(file.text, library);
    if ('text' in conversion) {
      return { ...file, text: conversion.text };
    }
    faults.push(...conversion.faults.map((fault) => `${file.shownPath}: ${fault}`));
    return file;
  });
  return { library, faults, ...(faults.length === 0 && { own: files }) };
}

/**
 * A demo's own files for each of the other date libraries.
 *
 * @returns undefined for a demo that depends on no date library. One whose sample data
 *   does has no other version: many demos share that
 */
export function convertDemo({
  own,
  shared,
}: DemoFiles): DateLibraryFiles[] | undefined {
  if (!own.some(({ text }) => text.includes(SOURCE_ADAPTER))) {
    return undefined;
  }
  const data = shared.filter(({ text }) => /['"]dayjs['"/]/.test(text));
  return DERIVED_LIBRARIES.map((library) =>
    data.length > 0
      ? {
          library,
          faults: data.map(({ shownPath }) => `${shownPath}: it imports Day.js`),
        }
      : convertFiles(own, library),
  );
}

/**
 * A converted file, formatted like the project.
 *
 * @throws what {@link readDemoSource} does
 */
export const formatFile = memoizeFile(async (file): Promise<SourceFile> => {
  if (file.name.endsWith('.css')) {
    return file;
  }
  const text = await format(file.text, {
    ...(prettierOptions as Options),
    parser: 'typescript',
    plugins: [typescriptPlugin, estreePlugin],
  });
  return { ...file, text, ...readDemoSource(text, file.shownPath) };
});

/** The files as readers see them, in both code variants, highlighted. */
export async function createDateLibraryFiles(
  own: SourceFile[],
): Promise<DemoFile[]> {
  return Promise.all(
    own.map(async (file) => createDemoFile(await formatFile(file))),
  );
}
