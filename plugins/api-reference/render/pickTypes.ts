const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/**
 * Of some declarations, those that texts of types mention, directly or through one
 * another.
 */
export function pickTypes(
  texts: readonly string[],
  types: Readonly<Record<string, string>>,
): Record<string, string> {
  const mentioned = new Set<string>();
  const queue = [...texts];
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    for (const [name] of text.matchAll(IDENTIFIER)) {
      if (Object.hasOwn(types, name) && !mentioned.has(name)) {
        mentioned.add(name);
        queue.push(types[name]!);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(types).filter(([name]) => mentioned.has(name)),
  );
}
