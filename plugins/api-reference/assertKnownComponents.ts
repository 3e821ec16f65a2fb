/** A page's claim to document some components. */
export interface PageClaim {
  /** The page's file, relative to the site. */
  file: string;
  components: string[];
}

/**
 * Checks that every component that a page names in its front matter has an entry.
 *
 * @throws one Error that lists every unknown name with its page and the known names
 */
export function assertKnownComponents(
  claims: PageClaim[],
  known: ReadonlySet<string>,
): void {
  const faults = claims.flatMap(({ file, components }) =>
    components
      .filter((name) => !known.has(name))
      .map((name) => `- ${file}: components: "${name}"`),
  );
  if (faults.length > 0) {
    throw new Error(
      `Pages name components that the API reference does not have:\n${faults.join('\n')}\nKnown are: ${[...known].sort().join(', ')}. Correct the front matter, or add the component to plugins/api-reference/components.ts.`,
    );
  }
}
