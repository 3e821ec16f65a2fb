/**
 * Of `history`, what the router of the portal needs. Docusaurus names the router of addresses
 * behind a hash as well, and the router's package one without any: 1 kB of script, gzipped,
 * on every page.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history';

function refuse(): never {
  throw new Error(
    'The portal has addresses without a hash. For others, take the replacement of "history" out of plugins/page-weight/createBundlerConfig.ts.',
  );
}

export { refuse as createHashHistory, refuse as createMemoryHistory };
