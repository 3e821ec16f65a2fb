import type { JsxElement } from '../readElements';
import type { Part } from './parts';

/**
 * The property by which an element's props name the part that they belong to. A symbol: the
 * loops over props by which React and the components compare them, or write them into the
 * document, pass over it, while copies (`cloneElement`, `{...props}`) take it along.
 */
const PART = Symbol('part');

/** What is spread into an element's props. */
export type Mark = Readonly<Record<typeof PART, Part>>;

/** The variable that a module's code finds its marks in; `evaluate` defines it. */
export const MARKS = '__marks';

export function createMark(part: Part): Mark {
  return { [PART]: part };
}

/** The part that props belong to; undefined for what isn't the reader's code. */
export function getPart(props: unknown): Part | undefined {
  return typeof props === 'object' && props !== null
    ? (props as Partial<Mark>)[PART]
    : undefined;
}

/**
 * Lets each element spread the mark of its index, behind its other attributes: a mark that
 * comes with the reader's own `{...props}` gives way. A fragment takes no attributes. No
 * line is added, so that places in error messages stay right.
 *
 * @param elements in the order of their starts
 */
export function markElements(code: string, elements: JsxElement[]): string {
  const insertions = elements
    .map(({ name, attributesEnd }, index) => ({ name, attributesEnd, index }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.attributesEnd - b.attributesEnd);
  let marked = '';
  let position = 0;
  for (const { attributesEnd, index } of insertions) {
    marked += `${code.slice(position, attributesEnd)} {...${MARKS}[${index}]}`;
    position = attributesEnd;
  }
  return marked + code.slice(position);
}

type CreateElement = (
  type: unknown,
  props: { key?: unknown },
  key?: unknown,
) => unknown;

/** React's module that compiled JSX calls. */
export const JSX_RUNTIME = 'react/jsx-runtime';

/**
 * The same module with functions that keep the marks: of props with a key among them React
 * makes a copy, without symbols. So the key is taken out before.
 */
export function keepMarks(runtime: object): object {
  const { jsx, jsxs } = runtime as Record<'jsx' | 'jsxs', CreateElement>;
  const keep =
    (create: CreateElement): CreateElement =>
    (type, props, key) => {
      if (!('key' in props)) {
        return create(type, props, key);
      }
      const { key: own, ...others } = props;
      return create(type, others, own === undefined ? key : own);
    };
  return { ...runtime, jsx: keep(jsx), jsxs: keep(jsxs) };
}
