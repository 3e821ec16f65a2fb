import type { CodeStyling } from '@site/src/settings/definitions';
import type { LoadDemo, LoadedDemo, LoadStylings } from './types';

/** The styling that a demo shows when the reader wants `styling`: its only one, often. */
export function pickStyling(
  stylings: readonly CodeStyling[],
  styling: CodeStyling,
): CodeStyling {
  return stylings.includes(styling) ? styling : 'system';
}

/**
 * Loads one styling of a demo and, in the same step, the views: they bring MUI's theme,
 * which no page should carry before a demo needs it.
 */
export async function loadDemo(
  loads: LoadStylings,
  styling: CodeStyling,
): Promise<LoadedDemo> {
  const load = loads[styling] as LoadDemo;
  const [views, { default: demo }] = await Promise.all([import('./views'), load()]);
  await views.applyLicense();
  const { LiveView, ServerView } = views;
  return { ...demo, styling, LiveView, ServerView, wasOpen: false };
}
