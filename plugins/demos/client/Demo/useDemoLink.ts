import { useEffect, type RefObject } from 'react';
import { useHistorySelector } from '@docusaurus/theme-common';
import { parseDemoHash } from '@site/plugins/settings/common';

/**
 * Follows links to this demo: it scrolls there, because of the forms of a link
 * (`#Demo.js`, `#css-Demo`) the browser knows only the demo's bare name.
 *
 * @param names the demo's name, and those that it had before
 * @returns a mark of the visit, another one each time that a link is followed;
 *   undefined while the address links elsewhere
 */
export function useDemoLink(
  names: readonly string[],
  ref: RefObject<HTMLElement | null>,
): object | undefined {
  const visit = useHistorySelector(({ location }) =>
    names.includes(parseDemoHash(location.hash)?.demo ?? '') ? location : undefined,
  );
  useEffect(() => {
    if (visit !== undefined) {
      ref.current?.scrollIntoView();
    }
  }, [visit, ref]);
  return visit;
}
