/** The import of a section's routes. */
export type LoadSection<Route> = () => Promise<{ default: Route[] }>;

/**
 * Loads a section once, into the array that the router reads. A failed attempt is followed
 * by another one at the next call.
 *
 * @param routes gets the section's routes
 */
export function createSectionLoader<Route>(
  loadSection: LoadSection<Route>,
  routes: Route[],
): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= loadSection().then(
      (section) => {
        routes.push(...section.default);
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
}
