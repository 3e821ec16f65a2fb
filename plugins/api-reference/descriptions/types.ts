import type { ProductId } from '../types';

/**
 * Texts by key, as the translations have them: `description` of the page itself,
 * `prop-color`, `slot-bar`, `class-root`, `param-props`, `prop-onClick.param-event`.
 */
export type Texts = Readonly<Record<string, string>>;

/** What we say of a product where its packages say nothing. */
export interface ProductDescriptions {
  /** Of members wherever they stand in the product. */
  members: Texts;
  /** Of one page, by its name. */
  pages: Readonly<Record<string, Texts>>;
}

export interface Descriptions {
  /** Of members wherever they stand. */
  shared: Texts;
  products: Readonly<Record<ProductId, ProductDescriptions>>;
}
