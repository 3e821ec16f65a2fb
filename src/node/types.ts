import type { PortalConfig } from '../../config/portal';

/** One language of a built portal. */
export interface BuiltLanguage {
  /** Its name, such as `zh`. */
  name: string;
  /** What its addresses begin with: `/` or `/zh/`. */
  baseUrl: string;
  /** Absolute path of the folder that holds its pages. */
  dir: string;
}

/** A built portal, all of its languages in one folder. */
export interface BuiltSite {
  /** Absolute path of the build. */
  dir: string;
  /** Absolute path of the portal's sources. */
  siteDir: string;
  /** The languages in the build; the source language comes first. */
  languages: BuiltLanguage[];
  portal: PortalConfig;
}

/** A page of a built portal. */
export interface BuiltPage {
  /** The page's address without origin, such as `/zh/x/react-charts`. */
  route: string;
  language: string;
  /** Absolute path of its HTML. */
  file: string;
}

/** Something that is made of the whole build, after all languages are there. */
export interface FinishStep {
  /** What it makes, as the log names it. */
  name: string;
  /**
   * Does it; resolves to what the log says of it, such as `412 pages`.
   *
   * @param doors of all features, for what they contribute to this step
   */
  run: (site: BuiltSite, doors?: readonly FeatureDoor[]) => Promise<string>;
}

/**
 * The Node door of a feature, as far as the build knows it. What else it exports is between
 * features: a step takes what it knows by name, such as `listSearchPlaces`.
 */
export interface FeatureDoor {
  /** What the feature makes of a finished build. */
  finishSteps?: readonly FinishStep[];
}
