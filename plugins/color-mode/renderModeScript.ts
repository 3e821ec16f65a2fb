import { MODE_STORAGE_NAME } from '../../src/settings/definitions';

/**
 * The script that copies the stored mode for Docusaurus, and switches the `theme-color`
 * tags as `stampThemeColor` does; one table of tests holds both. An absent or malformed
 * mode means system, which Docusaurus stores by absence too. Blocked storage is no error.
 *
 * A mode that holds for this visit only, which the reader-settings plugin stamps before,
 * is not copied: the entry belongs to every tab.
 *
 * @param docusaurusKey name of Docusaurus' own entry, namespace included
 */
export function renderModeScript(docusaurusKey: string): string {
  return `(function () {
  var mode;
  try {
    mode = localStorage.getItem('${MODE_STORAGE_NAME}');
    if (mode === 'light' || mode === 'dark') {
      localStorage.setItem('${docusaurusKey}', mode);
    } else {
      localStorage.removeItem('${docusaurusKey}');
    }
  } catch (error) {}
  mode = document.documentElement.dataset.visitMode || mode;
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (tag) {
    var own = tag.dataset.mode;
    var chosen = own === mode ? 'all' : 'not all';
    tag.setAttribute(
      'media',
      mode === 'light' || mode === 'dark' ? chosen : '(prefers-color-scheme: ' + own + ')'
    );
  });
})();`;
}
