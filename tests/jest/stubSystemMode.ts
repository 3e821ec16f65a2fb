/** Stands for the operating system's mode, which jsdom doesn't have. */
export function stubSystemMode(mode: 'light' | 'dark'): void {
  window.matchMedia = (query) =>
    ({
      matches: query === `(prefers-color-scheme: ${mode})`,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
