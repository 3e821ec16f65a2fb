import { MODE_STORAGE_NAME } from '../../src/settings/definitions';

/**
 * The script that copies the stored mode for Docusaurus. An absent or malformed mode
 * means system, which Docusaurus stores by absence too. Blocked storage is no error.
 *
 * @param docusaurusKey name of Docusaurus' own entry, namespace included
 */
export function renderModeScript(docusaurusKey: string): string {
  return `(function () {
  try {
    var mode = localStorage.getItem('${MODE_STORAGE_NAME}');
    if (mode === 'light' || mode === 'dark') {
      localStorage.setItem('${docusaurusKey}', mode);
    } else {
      localStorage.removeItem('${docusaurusKey}');
    }
  } catch (error) {}
})();`;
}
