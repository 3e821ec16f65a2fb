import { createHash } from 'node:crypto';
import type { PortalConfig } from '../../config/portal';
import type { BuildInfo } from './types';

/** What a language is built from, beside its settings. */
export type BuildSources = Omit<BuildInfo, 'settings'>;

/** The record of a language's build. */
export function createBuildInfo(
  { language, version, revision }: BuildSources,
  portal: PortalConfig,
): BuildInfo {
  const sorted = Object.entries(portal).sort(([a], [b]) => (a < b ? -1 : 1));
  const settings = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  return { language, version, revision, settings: settings.slice(0, 16) };
}
