import {
  DERIVED_LIBRARIES,
  SOURCE_ADAPTER,
  type DerivedLibrary,
} from './dateLibrary/libraries';
import { toDateLibrary } from './dateLibrary/toDateLibrary';
import { formatCode } from './formatCode';
import { memoizeFile } from './memoize';
import { readDemoFiles, type DemoFiles, type SourceFile } from './readDemoFiles';
import { readDemoSource } from './readDemoSource';

/** A demo's own files as another date library has them, not yet formatted. */
export interface DateLibraryFiles {
  library: DerivedLibrary;
  /** Undefined where the library has no sure equal of some code. */
  own?: SourceFile[];
  /** What hindered it, each led by its file. */
  faults: string[];
}

/** One styling of a demo: what pages, projects, the live frame and checks are made of. */
export interface Demo extends DemoFiles {
  /** For each of the other date libraries; undefined where the demo depends on none. */
  libraries?: DateLibraryFiles[];
}

const convert = Object.fromEntries(
  DERIVED_LIBRARIES.map((library) => [
    library,
    memoizeFile(({ text }) => toDateLibrary(text, library)),
  ]),
);

function convertFiles(own: SourceFile[], library: DerivedLibrary): DateLibraryFiles {
  const faults: string[] = [];
  const files = own.map((file) => {
    const conversion = file.name.endsWith('.css') ? file : convert[library]!(file);
    if ('text' in conversion) {
      return { ...file, text: conversion.text };
    }
    faults.push(...conversion.faults.map((fault) => `${file.shownPath}: ${fault}`));
    return file;
  });
  return { library, faults, ...(faults.length === 0 && { own: files }) };
}

/** Sample data that depends on Day.js has no other version: many demos share it. */
function convertDemo({ own, shared }: DemoFiles): DateLibraryFiles[] | undefined {
  if (!own.some(({ text }) => text.includes(SOURCE_ADAPTER))) {
    return undefined;
  }
  const faults = shared
    .filter(({ text }) => /['"]dayjs['"/]/.test(text))
    .map(({ shownPath }) => `${shownPath}: it imports Day.js`);
  return DERIVED_LIBRARIES.map((library) =>
    faults.length > 0 ? { library, faults } : convertFiles(own, library),
  );
}

/**
 * Reads one styling of a demo, in all date libraries. The files are read anew each time;
 * what is made of them is made once.
 *
 * @param entryPath absolute path of the styling's source
 * @throws what {@link readDemoFiles} does
 */
export function readDemo(entryPath: string, siteDir: string): Demo {
  const files = readDemoFiles(entryPath, siteDir);
  return { ...files, libraries: convertDemo(files) };
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
  const text = await formatCode(file.text, 'typescript');
  return { ...file, text, ...readDemoSource(text, file.shownPath) };
});
