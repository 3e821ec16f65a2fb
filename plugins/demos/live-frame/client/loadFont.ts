/**
 * Adds the portal's typeface. It is part of a script, because a document without an
 * origin may not fetch a font from the site; its own chunk, so that nothing waits for it.
 */
export async function loadFont(): Promise<void> {
  const { default: url } = await import(
    /* webpackChunkName: "font" */ '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
  );
  const font = new FontFace('Inter Variable', `url(${url})`, { weight: '100 900' });
  document.fonts.add(font);
}
