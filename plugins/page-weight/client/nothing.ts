/** Stands in for a module that pages do without. */
export {};
