import type { ApiPageData } from '../../pageData';

/** Whether any page or demo is known that shows the name. */
export function hasUses({
  uses,
  upstream,
}: Pick<ApiPageData, 'uses' | 'upstream'>): boolean {
  return uses.pages.length + uses.demos.length + upstream.length > 0;
}
