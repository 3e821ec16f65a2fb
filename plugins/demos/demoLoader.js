// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./renderDemoModule')} */
const { renderDemoModule, renderLibrariesModule, renderSourceModule } = jiti(
  './renderDemoModule.ts',
);

const SITE_DIR = path.join(__dirname, '../..');

/**
 * What the modules are made by; the persistent cache doesn't know a loader's helpers
 * otherwise. A test holds the list against what the loader really reads.
 */
const HELPERS = [
  'createDemoFile.ts',
  'dateLibrary/CallWriter.ts',
  'dateLibrary/DateNames.ts',
  'dateLibrary/DerivedImports.ts',
  'dateLibrary/assertNoText.ts',
  'dateLibrary/convertFormat.ts',
  'dateLibrary/dateCalls.ts',
  'dateLibrary/isoTexts.ts',
  'dateLibrary/libraries.ts',
  'dateLibrary/positions.ts',
  'dateLibrary/readDateType.ts',
  'dateLibrary/toDateLibrary.ts',
  'dateLibrary/writers/dateFns.ts',
  'dateLibrary/writers/luxon.ts',
  'dateLibrary/writers/moment.ts',
  'findSources.ts',
  'formatCode.ts',
  'highlight.ts',
  'memoize.ts',
  'readDemo.ts',
  'readDemoFiles.ts',
  'readDemoSource.ts',
  'renderDemoModule.ts',
  'toJavaScript.ts',
  'toJavaScriptComments.ts',
  'tailwind/compileTailwind.ts',
  'tailwind/scopeTailwind.ts',
  '../../src/utils/deepenJsx.ts',
  '../../src/utils/findImports.ts',
  '../../src/mui/demoScope.ts',
  '../../src/mui/tailwindTokens.ts',
  '../../src/mui/tailwind/findCandidates.ts',
  '../../src/mui/tailwind/createTailwindCompiler.ts',
  '../../.prettierrc.json',
].map((helper) => require.resolve(`./${helper}`));

/** What makes the module of each kind of import. */
const RENDERERS = {
  '?demo': renderDemoModule,
  '?libraries': renderLibrariesModule,
  '?source': renderSourceModule,
};

/** @type {Map<string, Promise<import('./renderDemoModule').RenderedModule>>} */
const rendered = new Map();

/**
 * Renders a module once for client and server, which are compiled side by side: it is kept
 * until the other of them has asked for it.
 *
 * @param {keyof typeof RENDERERS} query
 * @param {string} file
 */
function renderOnce(query, file) {
  const key = file + query;
  const result = rendered.get(key) ?? RENDERERS[query](file, SITE_DIR);
  if (!rendered.delete(key)) {
    rendered.set(key, result);
  }
  return result;
}

/**
 * Turns `Demo.tsx?demo` into a module with the component and its highlighted source,
 * `Demo.tsx?libraries` into one with its source for other date libraries, and
 * `orders.ts?source` into one with the source alone. It pitches, so that the file itself
 * is not compiled a second time.
 *
 * @this {{mode: string, resourcePath: string, resourceQuery: keyof typeof RENDERERS, addDependency: (file: string) => void, async: () => (error: unknown, text?: string) => void}}
 */
module.exports.pitch = function demoLoader() {
  const callback = this.async();
  // In development there is no server, and files change.
  const result =
    this.mode === 'production'
      ? renderOnce(this.resourceQuery, this.resourcePath)
      : RENDERERS[this.resourceQuery](this.resourcePath, SITE_DIR);
  [this.resourcePath, ...HELPERS].forEach((file) => this.addDependency(file));
  result.then(({ text, dependencies }) => {
    dependencies.forEach((file) => this.addDependency(file));
    callback(null, text);
  }, callback);
};

module.exports.HELPERS = HELPERS;
module.exports.renderOnce = renderOnce;
