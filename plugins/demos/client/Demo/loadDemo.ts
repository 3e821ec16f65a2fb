import { loadLocaleTexts } from '@site/src/mui/localeTexts/loadLocaleTexts';
import type { CodeStyling } from '@site/plugins/settings/common';
import type { LoadDemo, LoadedDemo, LoadStylings } from './types';

/** The styling that a demo shows when the reader wants `styling`: its only one, often. */
export function pickStyling(
  stylings: readonly CodeStyling[],
  styling: CodeStyling,
): CodeStyling {
  return stylings.includes(styling) ? styling : 'system';
}

/**
 * Loads one styling of a demo and, in the same step, the views and the components' texts:
 * the views bring MUI's theme, which no page should carry before a demo needs it.
 *
 * @param language of the page, such as `zh`
 * @throws the error of whichever can't be fetched
 */
export async function loadWithViews(load: LoadDemo, language: string) {
  const [views, { default: demo }, localeTexts] = await Promise.all([
    import('./views'),
    load(),
    loadLocaleTexts(language),
  ]);
  await views.applyLicense();
  return { demo, views, localeTexts };
}

/**
 * Loads a demo in one of its stylings, with the views that show it on a page.
 *
 * @param language of the page, such as `zh`
 * @throws the error of whichever can't be fetched
 */
export async function loadDemo(
  loads: LoadStylings,
  styling: CodeStyling,
  language: string,
): Promise<LoadedDemo> {
  const { demo, views, localeTexts } = await loadWithViews(
    loads[styling] as LoadDemo,
    language,
  );
  const { LiveView, ServerView } = views;
  return {
    ...demo,
    styling,
    LiveView,
    ServerView,
    localeTexts,
    wasOpen: false,
    updates: 0,
  };
}
