/**
 * The script that lets a mode that holds for this visit only win over the stored one. It
 * runs after Docusaurus' own, which knows the stored mode alone, and before the first
 * paint.
 */
export function renderVisitModeScript(): string {
  return `(function () {
  var data = document.documentElement.dataset;
  if (data.visitMode) {
    data.themeChoice = data.visitMode;
    data.theme =
      data.visitMode !== 'system'
        ? data.visitMode
        : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
})();`;
}
