import { SETTING_DEFINITIONS } from '../../src/settings/definitions';

/**
 * The script that stamps the code variant and the styling on the document before the
 * first paint, so that labels and snippets are right at once: from the address's hash,
 * else from the cookies, else the defaults. It follows `resolveCodeChoice`; one table
 * of tests holds both.
 */
export function renderChoiceScript(): string {
  const { codeVariant, codeStyling } = SETTING_DEFINITIONS;
  return `(function () {
  var data = document.documentElement.dataset;
  var cookies = '';
  try { cookies = '; ' + document.cookie + ';'; } catch (error) {}
  var link = /^#(?:(system|tailwind|css)-)?[A-Z][A-Za-z0-9]*(?:\\.(js|tsx))?$/.exec(location.hash) || [];
  function stored(pattern) { return (pattern.exec(cookies) || [])[1]; }
  data.codeVariant = { js: 'JS', tsx: 'TS' }[link[2]] || stored(/; ${codeVariant.name}=(JS|TS);/) || '${codeVariant.defaultValue}';
  data.codeStyling = link[1] || stored(/; ${codeStyling.name}=(system|tailwind|css);/) || '${codeStyling.defaultValue}';
})();`;
}
