import type { PortalConfig } from '../../config/portal';
import { hashInputs } from '../../src/node/buildCache';

/** Name of the record in a language's folder. */
export const BUILD_INFO_FILE = 'build.json';

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

/** The record of a language's build. */
export function createBuildInfo(
  sources: Omit<BuildInfo, 'settings'>,
  portal: PortalConfig,
): BuildInfo {
  const sorted = Object.entries(portal).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...sources, settings: hashInputs(sorted).slice(0, 16) };
}
