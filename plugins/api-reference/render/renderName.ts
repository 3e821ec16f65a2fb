import { splitName } from '../../../src/utils/splitName';
import { Html, markup } from './markup';

/** Where a name may break; it is no character, so that nobody copies it. */
export const BREAK = new Html('<wbr>');

/** A name, which breaks at its capitals where it is too long for a column. */
export function renderName(name: string): Html {
  const [first, ...others] = splitName(name);
  return markup`${first}${others.map((part) => [BREAK, part])}`;
}
