declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the reader wants pages to load little: by the browser's Save-Data, or by their system. Browser only. */
export function reducesData(): boolean {
  return (
    window.navigator.connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
