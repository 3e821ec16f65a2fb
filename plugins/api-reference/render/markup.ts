import type { RenderContext } from './createPageContext';

/**
 * A text in a place of the page, marked where it is in another language than the place.
 *
 * @param languages whether the place, and the text, are English on a page in another
 *   language
 */
export function renderInPlace(
  text: Html,
  { place, own }: Partial<Record<'place' | 'own', true>>,
  { locale }: Pick<RenderContext, 'locale'>,
): Html {
  return place === own
    ? text
    : markup`<span lang="${own ? 'en' : locale}">${text}</span>`;
}

/** Markup that is safe to write into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | undefined | readonly Value[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

function toMarkup(value: Value): string {
  if (value === undefined || value === false) {
    return '';
  }
  if (value instanceof Html) {
    return value.text;
  }
  return typeof value === 'object'
    ? value.map(toMarkup).join('')
    : escape(String(value));
}

/**
 * A template for markup: whatever is filled in is escaped, in texts and in attributes
 * between double quotes, unless it is `Html` itself. Lists are joined; `false` and
 * `undefined` leave nothing. Formatters know the name `html` for such a template, and
 * would write their spaces into the pages.
 */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toMarkup)));
}
