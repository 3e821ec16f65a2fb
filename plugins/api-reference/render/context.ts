import type { LabelKey, LabelValues } from '../../../src/i18n/types';
import type { PageHistory } from './createPageHistory';

/** What the steps of a page's rendering share. */
export interface RenderContext {
  /** The page's language, such as `zh`. */
  locale: string;
  /** The chrome's labels, in the page's language. */
  t: (key: LabelKey, values?: LabelValues) => string;
  /**
   * The address of what a name means on this page: that of its page, or the anchor of
   * its declaration further down; undefined for a name that the reference doesn't know.
   */
  findType: (name: string) => string | undefined;
  /** The portal's own address of an upstream page; undefined where it has no such page. */
  findUpstreamPage: (pathname: string) => string | undefined;
  /** What the record says of the page. */
  history: PageHistory;
}
