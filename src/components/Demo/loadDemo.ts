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
 *
 * @throws the error of whichever can't be fetched
 */
export async function loadWithViews(load: LoadDemo) {
  const [views, { default: demo }] = await Promise.all([import('./views'), load()]);
  await views.applyLicense();
  return { demo, views };
}

/**
 * Loads a demo in one of its stylings, with the views that show it on a page.
 *
 * @throws the error of whichever can't be fetched
 */
export async function loadDemo(
  loads: LoadStylings,
  styling: CodeStyling,
): Promise<LoadedDemo> {
  const { demo, views } = await loadWithViews(loads[styling] as LoadDemo);
  const { LiveView, ServerView } = views;
  return { ...demo, styling, LiveView, ServerView, wasOpen: false, updates: 0 };
}
