/** What a grammar consists of, as far as it matters here. */
interface Rule {
  pattern: RegExp;
  inside?: Record<string, Rule>;
}

/** Braces within braces, to which Prism's patterns of elements reach. */
const SHALLOW = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;

/** Pairs of braces within each other that a value in code has. */
const DEPTH = 6;

function nest(depth: number): string {
  return depth === 1
    ? String.raw`\{[^{}]*\}`
    : String.raw`\{(?:${nest(depth - 1)}|[^{}])*\}`;
}

function deepen(rule: Rule) {
  const { source, flags } = rule.pattern;
  rule.pattern = new RegExp(source.replaceAll(SHALLOW, `(?:${nest(DEPTH)})`), flags);
}

/**
 * Lets Prism know an element by whose attributes objects go deeper than three levels, as
 * a state of the grid does: its names would have no color, unlike those of other elements.
 */
export function deepenJsx(languages: Record<string, unknown>): void {
  for (const language of ['jsx', 'tsx']) {
    const { tag } = languages[language] as { tag: Rule };
    deepen(tag);
    for (const name of ['script', 'spread']) {
      const part = tag.inside?.[name];
      if (part) {
        deepen(part);
      }
    }
  }
}
