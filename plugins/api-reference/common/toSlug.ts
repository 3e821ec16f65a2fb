/** The last segment of a name's route: `DataGridPremium` becomes `data-grid-premium`. */
export function toSlug(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
