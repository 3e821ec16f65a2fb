/** Waits for a while, where nothing is to happen that could be waited for. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
