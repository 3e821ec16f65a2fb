/**
 * The one helper that `@docusaurus/utils-common` takes of tslib. It loads tslib whole, as a
 * CommonJS module does: 4 kB of script, gzipped, on every page.
 */
export function __importDefault(exports: object): object {
  return '__esModule' in exports ? exports : { default: exports };
}
