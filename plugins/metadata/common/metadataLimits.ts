/** Smallest and greatest width of a text, as `getTextWidth` measures it. */
export interface WidthRange {
  min: number;
  max: number;
}

/**
 * Of a page's title with the portal's name. Results show about 600 pixels of it, which is
 * 60 to 65 characters; below 15 there is a name and hardly a word.
 */
export const TITLE_WIDTH: WidthRange = { min: 15, max: 65 };

/**
 * Of a page's description. Results show 155 to 160 characters; what is shorter than 50
 * is replaced by a piece of the page that nobody chose.
 */
export const DESCRIPTION_WIDTH: WidthRange = { min: 50, max: 160 };
