/** Fetches the dialog; the browser keeps it for the next call. */
export const loadSearchDialog = () => import('./Dialog');
