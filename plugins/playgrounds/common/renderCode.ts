import { toAttribute } from './toAttribute';
import type { KnobValues } from './types';

/** The longest line that Prettier leaves on one line in the scenes' style. */
const MAX_WIDTH = 85;

/** The one element of a scene that takes the props; its own attributes come first. */
const ELEMENT =
  /^( *)(return )?<(\w+)((?:\s+[\w-]+=(?:\{[\w.]+\}|"[^"]*"))*)\s+\{\.\.\.props\}\s+\/>;?/m;

const ATTRIBUTE = /[\w-]+=(?:\{[\w.]+\}|"[^"]*")/g;

/** An element in lines that are indented: one, or one for each attribute. */
function formatElement(name: string, attributes: string[], indent: string): string {
  const line = `${indent}<${[name, ...attributes].join(' ')} />`;
  return line.length <= MAX_WIDTH
    ? line
    : [
        `${indent}<${name}`,
        ...attributes.map((attribute) => `${indent}  ${attribute}`),
        `${indent}/>`,
      ].join('\n');
}

/** The same as what a function returns: in brackets where one line is too short. */
function formatReturn(name: string, attributes: string[], indent: string): string {
  const line = `${indent}return <${[name, ...attributes].join(' ')} />;`;
  return line.length <= MAX_WIDTH
    ? line
    : `${indent}return (\n${formatElement(name, attributes, `${indent}  `)}\n${indent});`;
}

/**
 * A scene's source as an author would have written it with these props: without the
 * scene's own parameter, formatted as Prettier does.
 *
 * @param source text of a scene, whose element takes `{...props}` last
 * @throws an Error where the scene has no such element
 */
export function renderCode(source: string, values: KnobValues): string {
  if (!ELEMENT.test(source)) {
    throw new Error(
      'A scene has one element that ends with {...props} />, and before that attributes with texts or names alone.',
    );
  }
  const turned = Object.entries(values).map(([prop, value]) =>
    toAttribute(prop, value),
  );
  return source
    .replace(/\{\s+(\w+),\s+type \w+Props,?\s+\}/, '{ $1 }')
    .replace(/\(\s*props: [^)]*\)/, '()')
    .replace(
      ELEMENT,
      (_, indent: string, returned: string | undefined, name: string, own: string) =>
        (returned ? formatReturn : formatElement)(
          name,
          [...(own.match(ATTRIBUTE) ?? []), ...turned],
          indent,
        ),
    );
}
