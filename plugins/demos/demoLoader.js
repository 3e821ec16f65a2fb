// @ts-check
// The bundler loads loaders as plain JavaScript: this file only hands over to TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

/** @type {typeof import('./renderDemoModule')} */
const { renderDemoModule } = jiti('./renderDemoModule.ts');

/**
 * Turns `Demo.tsx?demo` into a module with the component and its highlighted source.
 * It pitches, so that the file itself is not compiled a second time.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void, hot?: boolean}}
 */
module.exports.pitch = function demoLoader() {
  this.addDependency(this.resourcePath);
  // The persistent cache doesn't know a loader's helpers otherwise.
  for (const helper of [
    'renderDemoModule.ts',
    'readDemoSource.ts',
    'highlight.ts',
  ]) {
    this.addDependency(require.resolve(`./${helper}`));
  }
  return renderDemoModule(this.resourcePath);
};
