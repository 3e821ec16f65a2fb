import fs from 'node:fs';
import path from 'node:path';
import { findImports } from '../../src/utils/findImports';
import { readDemoSource, type DemoSource } from './readDemoSource';

/** A source file of a demo or of the sample data that it imports. */
export interface SourceFile extends DemoSource {
  /** Path in a reader's project, relative to the demo: `RowCards.tsx`, `sample-data/orders.ts`. */
  name: string;
  filePath: string;
  /** Path in the repository; leads error messages. */
  shownPath: string;
  /** The text with its preview marks and with imports as in a reader's project. */
  text: string;
}

export interface DemoFiles {
  /** The demo's own files, its entry first. */
  own: SourceFile[];
  /** Files of the portal's sample data that they need, one another's included. */
  shared: SourceFile[];
}

const SAMPLE_DATA = 'sample-data';
const SAMPLE_DATA_IMPORT = `@site/${SAMPLE_DATA}/`;
const EXTENSIONS = ['', '.ts', '.tsx'];

/** What a demo may import: packages that a reader installs, by their public entries. */
const PUBLIC_PACKAGES =
  /^(?:react|react-dom|@emotion\/(?:react|styled)|dayjs|date-fns(?:-jalali)?|luxon|moment(?:-(?:hijri|jalaali|timezone))?|@mui\/(?:material|icons-material|system|utils|x-[a-z-]+))(?:\/|$)/;

/** Deeper than a component of a core package, or a folder that a package keeps to itself. */
const PRIVATE_ENTRY =
  /^@mui\/(?:material|icons-material|system|utils)\/[^/]+\/|\/(?:internals?|esm|modern|node)(?:\/|$)/;

function toShownPath(filePath: string, siteDir: string): string {
  return path.relative(siteDir, filePath).split(path.sep).join('/');
}

function findFile(target: string): string | undefined {
  return EXTENSIONS.map((extension) => `${target}${extension}`).find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}

/** Readers have the sample data in a folder beside the demo. */
function rewriteImports(text: string): string {
  return text.replaceAll(
    new RegExp(`(['"])${SAMPLE_DATA_IMPORT}`, 'g'),
    `$1./${SAMPLE_DATA}/`,
  );
}

/** Why a demo may not import a package's module; undefined for a public entry. */
function describeFaultyImport(specifier: string): string | undefined {
  if (/^@(?:site|theme|docusaurus|generated)\b/.test(specifier)) {
    return 'belongs to the portal, which a reader’s project does not have; of the portal a demo imports "@site/sample-data/…" only';
  }
  if (!PUBLIC_PACKAGES.test(specifier)) {
    return 'is no package of these demos: use React, MUI and the supported date libraries, or add it to plugins/demos/readDemoFiles.ts and package.json';
  }
  return PRIVATE_ENTRY.test(specifier)
    ? 'is no public entry of its package: import what the package documents'
    : undefined;
}

/** Where an import leads: to a local file, or to a fault. A sound package is neither. */
function followImport(
  specifier: string,
  importer: string,
  siteDir: string,
): { file?: string; fault?: string } {
  const isData = specifier.startsWith(SAMPLE_DATA_IMPORT);
  if (!isData && !specifier.startsWith('.')) {
    const reason = describeFaultyImport(specifier);
    return reason === undefined ? {} : { fault: `"${specifier}" ${reason}` };
  }
  const target = isData
    ? path.join(siteDir, specifier.slice('@site/'.length))
    : path.join(path.dirname(importer), specifier);
  const file = findFile(target);
  if (file === undefined) {
    return {
      fault: `"${specifier}": there is no file ${toShownPath(target, siteDir)}`,
    };
  }
  if (path.dirname(file) !== path.dirname(importer) && !isData) {
    return {
      fault: `"${specifier}" is outside the demo’s folder, which travels with its code as a whole: move the file into the folder`,
    };
  }
  if (file.endsWith('.css') && !file.endsWith('.module.css')) {
    return {
      fault: `"${specifier}" would style the whole page: name the file ${path.basename(file, '.css')}.module.css and use its classes`,
    };
  }
  return { file };
}

/** The entry of a styling is shown under the demo's own name. */
function toName(filePath: string, isShared: boolean): string {
  const base = path.basename(filePath).replace(/\.(?:tailwind|css)\.tsx$/, '.tsx');
  return isShared ? `${SAMPLE_DATA}/${base}` : base;
}

function assertDefaultExport(text: string, name: string, shownPath: string) {
  if (!new RegExp(`^export default function ${name}\\b`, 'm').test(text)) {
    throw new Error(
      `${shownPath}: a demo's default export is the function of its file's name. Write "export default function ${name}() { … }".`,
    );
  }
}

/** A demo alone in a page's folder is one file: its neighbors are other demos. */
function isFolderDemo(entryPath: string): boolean {
  return /^[A-Z]/.test(path.basename(path.dirname(entryPath)));
}

/** Only the entry's preview is ever shown: a mark elsewhere is a mistake. */
function describeStrayMarks({ shownPath, preview }: SourceFile, entry: string) {
  return preview === undefined
    ? []
    : [
        `${shownPath}: only the demo’s entry can mark a preview. Take the "#region preview" and "#endregion preview" lines out, or move the marked code to ${entry}.`,
      ];
}

/**
 * Reads a demo's entry and every local file and sample data that it imports.
 *
 * @param entryPath absolute path of one styling's source
 * @throws one Error with all faults: imports that are not public or not there, a
 *   missing default export, preview marks that are wrong or outside the entry
 */
export function readDemoFiles(entryPath: string, siteDir: string): DemoFiles {
  const files: DemoFiles = { own: [], shared: [] };
  const faults: string[] = [];
  const seen = new Set([entryPath]);
  // Grows while it is walked: files that the read ones import.
  for (const filePath of seen) {
    const shownPath = toShownPath(filePath, siteDir);
    const isShared = shownPath.startsWith(`${SAMPLE_DATA}/`);
    const original = fs.readFileSync(filePath, 'utf8');
    if (filePath === entryPath) {
      const name = path.basename(toName(filePath, false), '.tsx');
      assertDefaultExport(original, name, shownPath);
    }
    for (const specifier of filePath.endsWith('.css') ? [] : findImports(original)) {
      const { file, fault } = followImport(specifier, filePath, siteDir);
      if (fault !== undefined) {
        faults.push(`${shownPath}: the import ${fault}.`);
      } else if (file !== undefined) {
        if (!isShared && specifier.startsWith('.') && !isFolderDemo(entryPath)) {
          faults.push(
            `${shownPath}: the import "${specifier}" is a second file. A demo of several files is a folder: move both into ${shownPath.replace(/\.tsx$/, '')}/ and write <Demo src="./${path.basename(shownPath, '.tsx')}" />.`,
          );
        }
        seen.add(file);
      }
    }
    const text = rewriteImports(original);
    const source: SourceFile = {
      name: toName(filePath, isShared),
      filePath,
      shownPath,
      text,
      ...readDemoSource(text, shownPath),
    };
    if (filePath !== entryPath) {
      faults.push(...describeStrayMarks(source, toShownPath(entryPath, siteDir)));
    }
    files[isShared ? 'shared' : 'own'].push(source);
  }
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return files;
}
