/**
 * Does something once and keeps what came of it; what failed is tried again the next time.
 */
export function keepPromise<Value>(
  start: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    kept ??= start().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
