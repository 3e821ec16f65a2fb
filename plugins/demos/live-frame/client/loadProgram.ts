import type { ComponentType } from 'react';
import type { TailwindCompiler } from '@site/src/mui/tailwind/createTailwindCompiler';
import { compile } from './compile';
import { link } from './link';
import { LiveError } from './LiveError';
import { loadModules, type ModuleCatalog } from './loadModules';
import type { LiveFile, LiveProgram } from './messages';
import { unwrapGlobals } from './styleSheets';
import type { Part } from './trace/parts';

export interface ProgramScope {
  catalog: ModuleCatalog;
  /** Whether the code has used up its time; asked at each turn and each call. */
  isTimeUp: () => boolean;
}

/** A program that is ready for the stage. */
export interface LoadedProgram {
  Demo: ComponentType;
  /** What its code makes, to be traced. */
  parts: Part[];
}

/** Whether a file is a style sheet of the demo. */
export function isStyleSheet({ name }: LiveFile): boolean {
  return name.endsWith('.css');
}

/** React takes functions, and objects for what `memo` and `forwardRef` wrap. */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/** CSS of a demo's own style sheets. */
export function renderStyles(files: LiveFile[]): string {
  return files
    .filter(isStyleSheet)
    .map(({ code }) => unwrapGlobals(code))
    .join('\n');
}

let compiler: Promise<TailwindCompiler> | undefined;

/** Fetches Tailwind CSS, for the first demo that is styled by it. */
function loadTailwind(): Promise<TailwindCompiler> {
  compiler ??= Promise.all([
    import(
      /* webpackChunkName: "tailwind" */ '@site/src/mui/tailwind/createTailwindCompiler'
    ),
    import(/* webpackChunkName: "tailwind" */ 'tailwindcss/theme.css'),
    import(/* webpackChunkName: "tailwind" */ 'tailwindcss/utilities.css'),
  ]).then(([{ createTailwindCompiler }, theme, utilities]) =>
    createTailwindCompiler({
      styles: { theme: theme.default, utilities: utilities.default },
    }),
  );
  return compiler;
}

/** CSS of the Tailwind classes in the files; empty for a demo in another styling. */
export async function renderTailwind({
  files,
  styling,
}: LiveProgram): Promise<string> {
  if (styling !== 'tailwind') {
    return '';
  }
  const compiler = await loadTailwind();
  return compiler.build(files.map(({ code }) => code));
}

/**
 * Compiles and links a demo, with the packages that it imports.
 *
 * @returns the demo's component, and the parts of its code
 * @throws a LiveError for a fault of syntax or of an import, and whatever the code
 *   throws while its modules run
 */
export async function loadProgram(
  { files, entry }: LiveProgram,
  { catalog, isTimeUp }: ProgramScope,
): Promise<LoadedProgram> {
  const styleNames = files.filter(isStyleSheet).map(({ name }) => name);
  const compiled = files.filter((file) => !isStyleSheet(file)).map(compile);
  const modules = await loadModules(compiled, catalog);
  const { default: Demo } = link({
    files: compiled,
    styleNames,
    entry,
    modules,
    isTimeUp,
  });
  if (!isComponent(Demo)) {
    throw new LiveError(
      'link',
      `The file has no component to show. Write "export default function ${entry.replace(/\.\w+$/, '')}() { … }".`,
      entry,
    );
  }
  return { Demo, parts: compiled.flatMap(({ parts }) => parts) };
}
