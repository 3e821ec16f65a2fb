/**
 * Reviewed: components that no page and no demo uses yet, by the planned page that is to
 * show them. Those whose name the page tree has among a page's identifiers need no entry.
 *
 * An entry goes when its page is written: a test fails for one that is used, and for one
 * whose page exists and doesn't use it.
 */
export const UNUSED_COMPONENTS: Readonly<Record<string, readonly string[]>> = {};
