import type { NamedLink } from '../pageData';
import { toSlug } from '../common/toSlug';
import type { ApiInheritance } from '../types';

/**
 * Where a reader finds the inherited props: on a page of this reference, in Material UI's
 * own reference, or for an element of the DOM with its interface.
 *
 * @param findPage the address of a documented name
 */
export function toInheritanceLink(
  { name, package: source }: ApiInheritance,
  findPage: (name: string) => string | undefined,
): NamedLink {
  if (source === undefined) {
    return { name, href: `https://developer.mozilla.org/docs/Web/API/${name}` };
  }
  if (source === '@mui/material') {
    return { name, href: `https://mui.com/material-ui/api/${toSlug(name)}/#props` };
  }
  const page = findPage(name);
  return { name, ...(page !== undefined && { href: `${page}#props` }) };
}
