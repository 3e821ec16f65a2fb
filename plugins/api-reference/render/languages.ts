import type { RenderContext } from './context';
import { markup, type Html } from './markup';

type Untranslated = true | undefined;

/** Marks a text that is English on a page of another language. */
export function renderEnglish(text: Html, untranslated: Untranslated): Html {
  return untranslated ? markup`<span lang="en">${text}</span>` : text;
}

/** A label of the page's language, in a place that is marked as English where it is. */
export function renderLabel(
  label: string,
  untranslated: Untranslated,
  { locale }: Pick<RenderContext, 'locale'>,
): Html {
  return untranslated
    ? markup`<span lang="${locale}">${label}</span>`
    : markup`${label}`;
}

/**
 * A description in a place that is marked as English where it is.
 *
 * @param place whether the place is untranslated
 * @param own whether the description is
 */
export function renderInPlace(
  text: Html,
  place: Untranslated,
  own: Untranslated,
  { locale }: Pick<RenderContext, 'locale'>,
): Html {
  return place === own
    ? text
    : markup`<span lang="${own ? 'en' : locale}">${text}</span>`;
}
