/** A part of the portal with a folder of its own beside this file. */
interface Feature {
  /** Its folder. */
  name: string;
  /** Whether its `index.ts` exports a plugin of Docusaurus by default. */
  isPlugin: boolean;
}

/** A feature that Docusaurus loads. */
function plugin(name: string): Feature {
  return { name, isPlugin: true };
}

/** A feature that has a part in a finished build only. */
function finisher(name: string): Feature {
  return { name, isPlugin: false };
}

/**
 * The features that Docusaurus loads or that finish a build, in this order: a theme part of
 * a later one takes the place of an earlier one's, and a finishing step finds what those
 * before it have written. To take a feature out, remove its folder and its line.
 */
export const FEATURES: readonly Feature[] = [
  plugin('places'),
  plugin('settings'),
  plugin('styles'),
  plugin('demos'),
  plugin('api-reference'),
  plugin('playgrounds'),
  plugin('translations'),
  plugin('error-codes'),
  plugin('not-found'),
  plugin('services'),
  plugin('search'),
  plugin('ads'),
  plugin('analytics'),
  finisher('markdown'),
  finisher('metadata'),
  finisher('migrations'),
  plugin('offline'),
  // Its last step copies what the others have written.
  finisher('hosting'),
  plugin('page-weight'),
  plugin('labels'),
  plugin('notices'),
  plugin('build-info'),
];
