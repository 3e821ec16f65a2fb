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
  'dateLibrary/DeclaredNames.ts',
  'dateLibrary/DerivedImports.ts',
  'dateLibrary/assertNoText.ts',
  'dateLibrary/convertFormat.ts',
  'dateLibrary/createDateLibraryFiles.ts',
  'dateLibrary/dateCalls.ts',
  'dateLibrary/findDates.ts',
  'dateLibrary/imports.ts',
  'dateLibrary/isoTexts.ts',
  'dateLibrary/libraries.ts',
  'dateLibrary/locales.ts',
  'dateLibrary/positions.ts',
  'dateLibrary/readDateExpression.ts',
  'dateLibrary/readDateType.ts',
  'dateLibrary/readFirstParameter.ts',
  'dateLibrary/timeZones.ts',
  'dateLibrary/toDateLibrary.ts',
  'dateLibrary/Unsupported.ts',
  'dateLibrary/writers/dateFns.ts',
  'dateLibrary/writers/index.ts',
  'dateLibrary/writers/luxon.ts',
  'dateLibrary/writers/moment.ts',
  'dateLibrary/writers/written.ts',
  'describeFaultyImport.ts',
  'highlight.ts',
  'readDemoFiles.ts',
  'readDemoSource.ts',
  'renderDemoModule.ts',
  'toJavaScript.ts',
  'toJavaScriptComments.ts',
  'tailwind/compileTailwind.ts',
  'tailwind/scopeTailwind.ts',
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

/**
 * Turns `Demo.tsx?demo` into a module with the component and its highlighted source,
 * `Demo.tsx?libraries` into one with its source for other date libraries, and
 * `orders.ts?source` into one with the source alone. It pitches, so that the file itself
 * is not compiled a second time.
 *
 * @this {{resourcePath: string, resourceQuery: keyof typeof RENDERERS, addDependency: (file: string) => void, async: () => (error: unknown, text?: string) => void}}
 */
module.exports.pitch = function demoLoader() {
  const callback = this.async();
  const render = RENDERERS[this.resourceQuery];
  [this.resourcePath, ...HELPERS].forEach((file) => this.addDependency(file));
  render(this.resourcePath, SITE_DIR).then(({ text, dependencies }) => {
    dependencies.forEach((file) => this.addDependency(file));
    callback(null, text);
  }, callback);
};

module.exports.HELPERS = HELPERS;
