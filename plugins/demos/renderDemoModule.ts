import fs from 'node:fs';
import path from 'node:path';
import { createDemoFile } from './createDemoFile';
import { findSources } from './findSources';
import { formatFile, readDemo, type Demo } from './readDemo';
import { readDemoFiles } from './readDemoFiles';
import { readDemoSource } from './readDemoSource';
import { compileTailwind } from './tailwind/compileTailwind';
import type { CodeStyling } from '../settings';
import type { DateLibraryModule, StylingPreview } from './types';

/** A generated module together with the files that it was made from. */
export interface RenderedModule {
  text: string;
  /** Absolute paths; a change of one makes the module stale. */
  dependencies: string[];
}

/** The marked lines of a styling; of one without marks there are none. */
async function renderPreview(
  styling: CodeStyling,
  filePath: string,
  siteDir: string,
): Promise<StylingPreview[]> {
  const [entry] = readDemoFiles(filePath, siteDir).own;
  const { TS, JS } = await createDemoFile(entry!);
  return TS.previewHtml === undefined
    ? []
    : [{ styling, TS: TS.previewHtml, JS: JS.previewHtml ?? '' }];
}

/** The expression that tells of a demo's other date libraries. */
function renderDateLibraries({ libraries }: Demo, entryPath: string): string {
  if (libraries === undefined) {
    return 'undefined';
  }
  const names = libraries.flatMap(({ library, own }) => (own ? library : []));
  const request = `./${path.basename(entryPath)}?libraries`;
  return `{ names: ${JSON.stringify(names)}, load: () => import(${JSON.stringify(request)}) }`;
}

/**
 * Source text of the module behind `Demo.tsx?demo`: one styling of a demo with its
 * highlighted code.
 *
 * In development the module accepts its own updates and sends the new demo to the page
 * by an event, because the page holds what its import gave at first.
 *
 * @param entryPath absolute path of the styling's source
 * @throws an Error led by the file, for a fault in the demo
 */
export async function renderDemoModule(
  entryPath: string,
  siteDir: string,
): Promise<RenderedModule> {
  const demo = readDemo(entryPath, siteDir);
  const { own, shared } = demo;
  const files = await Promise.all(own.map(createDemoFile));
  const sourcePath = path.relative(siteDir, entryPath).split(path.sep).join('/');
  const isTailwind = entryPath.endsWith('.tailwind.tsx');
  const css = isTailwind
    ? await compileTailwind(
        own.map(({ code }) => code),
        sourcePath,
      )
    : undefined;
  const isSystem = !/\.(?:tailwind|css)\.tsx$/.test(entryPath);
  const others = isSystem ? Object.entries(findSources(entryPath)).slice(1) : [];
  const previews = await Promise.all(
    others.map(([styling, filePath]) =>
      renderPreview(styling as CodeStyling, filePath, siteDir),
    ),
  );
  const sharedFiles = shared.map(
    ({ name }) =>
      `{ name: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(`@site/${name}?source`)}) }`,
  );
  const text = `import Component from ${JSON.stringify(`./${path.basename(entryPath)}`)};
const files = ${JSON.stringify(files)};
const shared = [${sharedFiles.join(', ')}];
const dateLibraries = ${renderDateLibraries(demo, entryPath)};
const css = ${JSON.stringify(css)};
const previews = ${JSON.stringify(previews.flat())};
const sourcePath = ${JSON.stringify(sourcePath)};
const demo = { Component, sourcePath, files, shared, dateLibraries, previews, css };
export default demo;
if (module.hot) {
  module.hot.accept();
  if (module.hot.data) {
    const { replaced } = module.hot.data;
    window.dispatchEvent(
      new CustomEvent('demo-update', { detail: { replaced, ...demo } }),
    );
  }
  module.hot.dispose((data) => { data.replaced = Component; });
}
`;
  const dependencies = [
    ...own.map(({ filePath }) => filePath),
    ...others.map(([, filePath]) => filePath),
  ];
  return { text, dependencies };
}

/**
 * Source text of the module behind `Demo.tsx?libraries`: the demo's own files for the
 * other date libraries, as far as they have an equal.
 *
 * @param entryPath absolute path of the styling's source
 * @throws an Error led by the file, for a fault in the demo
 */
export async function renderLibrariesModule(
  entryPath: string,
  siteDir: string,
): Promise<RenderedModule> {
  const demo = readDemo(entryPath, siteDir);
  const libraries: DateLibraryModule = {};
  for (const { library, own } of demo.libraries ?? []) {
    if (own !== undefined) {
      libraries[library] = await Promise.all(
        own.map(async (file) => createDemoFile(await formatFile(file))),
      );
    }
  }
  return {
    text: `export default ${JSON.stringify(libraries)};\n`,
    dependencies: demo.own.map(({ filePath }) => filePath),
  };
}

/** Source text of the module behind `orders.ts?source`: a file of the sample data, highlighted. */
export async function renderSourceModule(
  filePath: string,
  siteDir: string,
): Promise<RenderedModule> {
  const name = path.relative(siteDir, filePath).split(path.sep).join('/');
  const text = fs.readFileSync(filePath, 'utf8');
  const file = await createDemoFile({
    name,
    filePath,
    shownPath: name,
    text,
    ...readDemoSource(text, name),
  });
  return {
    text: `export default ${JSON.stringify(file)};\n`,
    dependencies: [filePath],
  };
}
