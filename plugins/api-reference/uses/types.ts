/** A page of the docs that is about a documented name, or mentions it. */
export interface PageUse {
  /** In the language of the site that is built. */
  title: string;
  /** Without the language prefix: `/x/react-charts/bars`. */
  permalink: string;
}

/** A demo that imports a documented name. */
export interface DemoUse {
  name: string;
  /** Of the demo on its page: `/x/react-charts/bars#HoneyHarvest`. */
  permalink: string;
}

/** Where a documented name is in use. */
export interface ApiUses {
  /** The pages that document it first, then the others, each in the order of the docs. */
  pages: PageUse[];
  demos: DemoUse[];
}

/**
 * The uses of every documented name, by the keys of `createPermalinks`: the name, and
 * `charts/Toolbar` where a name has a page in more than one product.
 */
export type Uses = Record<string, ApiUses>;
