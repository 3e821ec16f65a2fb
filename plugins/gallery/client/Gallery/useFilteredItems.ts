import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether a text has each word of a query, in any order and case. */
export function matches(text: string, query: string): boolean {
  const words = query.trim().toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}

/**
 * Hides the list items of an element whose text lacks a word of a query. The items are the
 * page's own elements, which no component of the gallery renders: so their attribute is set
 * in the document.
 *
 * @returns the ref of the element, and how many items are left; undefined before hydration
 */
export function useFilteredItems(
  query: string,
): [RefObject<HTMLDivElement | null>, number | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();
  useEffect(() => {
    // A legend in a picture is a list, too.
    const items = [
      ...(ref.current?.querySelectorAll<HTMLLIElement>(':scope > ul > li') ?? []),
    ];
    // A picture is text, too, once it is drawn: its axis has names of months.
    const getText = (item: HTMLLIElement) =>
      [...item.childNodes]
        .filter((node) => !(node instanceof HTMLElement && node.inert))
        .map((node) => node.textContent)
        .join('');
    for (const item of items) {
      item.hidden = !matches(getText(item), query);
    }
    setCount(items.filter((item) => !item.hidden).length);
  }, [query]);
  return [ref, count];
}
