import type { RenderContext } from './context';
import { markup } from './markup';
import { linkTypes } from './linkTypes';

/** The anchor of a declaration on the page that mentions it. */
export function toTypeAnchor(name: string): string {
  return `type-${name}`;
}

/** The declarations of a page's types, each with its anchor. */
export function renderTypes(
  types: Readonly<Record<string, string>>,
  context: RenderContext,
): string {
  const declarations = Object.entries(types).map(([name, text]) => {
    const code = linkTypes(text, context, name);
    return markup`<pre id="${toTypeAnchor(name)}"><code>${code}</code></pre>`;
  });
  return markup`${declarations}`.text;
}
