import zh from './siblingTitles.zh.json';
import siblings from './siblingPages.json';

type Titles = Readonly<Record<string, string>>;

/** Titles of the component library's documentation, by route. */
const ENGLISH: Titles = Object.assign(
  {},
  ...siblings.groups.map(({ pages }) => pages),
);

const TRANSLATED: Readonly<Record<string, Titles>> = { zh: zh.pages };

/** The routes of the component library's documentation, in the order of its page tree. */
export const SIBLING_ROUTES: readonly string[] = Object.keys(ENGLISH);

/**
 * The title of a page of the component library's documentation.
 *
 * @param route such as `/material-ui/react-autocomplete`
 * @param language one without a title of its own gets the English one
 * @returns undefined for a route that the list does not have
 */
export function getSiblingTitle(
  route: string,
  language: string,
): string | undefined {
  return TRANSLATED[language]?.[route] ?? ENGLISH[route];
}

/** The address of a page of the component library's documentation, by its route. */
export function getSiblingUrl(route: string): string {
  return `${siblings.site}${route}/`;
}
