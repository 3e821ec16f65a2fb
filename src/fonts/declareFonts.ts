/** A typeface in one weight. */
export interface Font {
  family: string;
  weight: string;
  /** Address of the file. */
  url: string;
  /** `swap` shows text in another font meanwhile; `block` leaves icons out for as long. */
  display: 'swap' | 'block';
}

const declared = new Set<string>();

/**
 * Makes fonts known to the document. Their files are fetched where a text uses them; a
 * font that is known already stays as it is.
 */
export function declareFonts(fonts: readonly Font[]): void {
  for (const { family, weight, url, display } of fonts) {
    const key = `${family} ${weight}`;
    if (!declared.has(key)) {
      declared.add(key);
      document.fonts.add(new FontFace(family, `url(${url})`, { weight, display }));
    }
  }
}
