/**
 * Everything that can be told to analytics, apart from page views and the reader's
 * properties. An event of another kind begins here, and in the table of CONTRIBUTING.md:
 * tests compare the two, and both with what a browser sends.
 */

/** The clicks that are counted, by the part of the portal that they are made in. */
export const CLICK_ACTIONS = {
  demo: [
    'code',
    'edit',
    'stackblitz',
    'codesandbox',
    'copy',
    'focus',
    'reset',
    'full-screen',
  ],
  code: ['copy'],
  search: ['open'],
  navbar: ['product', 'repository', 'settings'],
  feedback: ['yes', 'no', 'comment'],
} as const;

/** What can happen to an advertisement. */
export const AD_ACTIONS = ['display', 'click', 'crash'] as const;

/** What a search can end in. */
export const SEARCH_ENDS = ['miss'] as const;

/** The measures of a page's speed. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** The part of the portal that is clicked. */
export type ClickCategory = keyof typeof CLICK_ACTIONS;
/** What a click does there. */
export type ClickAction<Category extends ClickCategory = ClickCategory> =
  (typeof CLICK_ACTIONS)[Category][number];

/** What happens to an ad. */
export interface AdEvent {
  category: 'ad';
  action: (typeof AD_ACTIONS)[number];
  /** Which one, such as the label of an in-house ad. */
  label: string;
}

/** A click on an element with the attributes of `createClickAttributes`. */
export interface ClickEvent {
  category: ClickCategory;
  /** What the click does, such as `copy`. */
  action: ClickAction;
  /** To what: a demo's name, a link's target. */
  label?: string;
  /** Which variant of the element, where two are compared. */
  split?: string;
}

/** A search that found nothing that answers it. */
export interface SearchEvent {
  category: 'search';
  action: (typeof SEARCH_ENDS)[number];
  /** What was asked. */
  label: string;
}

/** How fast a page was, by one of the measures. */
export interface VitalEvent {
  category: 'web_vital';
  action: (typeof VITALS)[number];
  /** Milliseconds; of CLS a score without a unit. */
  value: number;
  /** Tells the measurements of one page load from those of another. */
  label: string;
}

/** Whatever is counted besides page views. */
export type AnalyticsEvent = AdEvent | ClickEvent | SearchEvent | VitalEvent;
