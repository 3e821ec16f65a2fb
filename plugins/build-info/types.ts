/** What a language was built from: parts of a portal fit together where all but the language agrees. */
export interface BuildInfo {
  language: string;
  /** Version of the documented packages. */
  version: string;
  /** Commit of the portal's sources; null where git doesn't know. */
  revision: string | null;
  /** Hash of the portal's settings, the license key left out. */
  settings: string;
}
