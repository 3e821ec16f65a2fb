import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useNear } from '@site/src/hooks/useNear';
import { readAnchor } from '@site/src/utils/readAnchor';
import type { ProductId } from '../../types';
import type { MarkupState } from '../Markup';
import { listTypes, toAskedType, type NamedType } from './listTypes';

export interface PageTypes {
  /** To be put on the list of the types. */
  listRef: RefObject<HTMLUListElement | null>;
  /** Empty until the reader comes near the list, or the address asks for a type. */
  types: readonly NamedType[];
  /** The anchor of the type that the address asks for. */
  asked: string | undefined;
}

/**
 * The types that a page names. They are read from its markup, so that a page of hundreds
 * neither loads nor holds anything for them before they are wanted.
 *
 * @param root holds the page's markup
 */
export function usePageTypes(
  product: ProductId,
  root: RefObject<HTMLElement | null>,
  markupState: MarkupState,
): PageTypes {
  const { hash } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  const [listRef, near] = useNear<HTMLUListElement>();
  const [named, setNamed] = useState<readonly NamedType[]>([]);
  const asked = useMemo(
    () => toAskedType(readAnchor(hash), product, withBaseUrl),
    [hash, product, withBaseUrl],
  );
  const isWanted = near || asked !== undefined;
  useEffect(() => {
    const element = root.current;
    if (!isWanted || element === null) {
      return undefined;
    }
    // The page is drawn first: there are hundreds of links to read.
    const frame = requestAnimationFrame(() => setNamed(listTypes(element)));
    return () => cancelAnimationFrame(frame);
  }, [isWanted, root, markupState]);
  const types = useMemo(
    () =>
      // Without any the markup is on its way.
      asked === undefined ||
      named.length === 0 ||
      named.some(({ anchor }) => anchor === asked.anchor)
        ? named
        : [...named, asked],
    [named, asked],
  );
  return { listRef, types, asked: asked?.anchor };
}
