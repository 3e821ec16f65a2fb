/**
 * Gives a translation to begin with the title that its page has in the navigation: the
 * `sidebar_label` where the English page has one, else the `title`. That field is then
 * nothing to translate any more.
 *
 * @param text the file, with marks
 * @param title in the language of the translation, as `pageTitles.json` has it
 */
export function fillInTitle(text: string, title: string): string {
  const field = /^sidebar_label: /m.test(text) ? 'sidebar_label' : 'title';
  return text.replace(new RegExp(`^${field}: .*$`, 'm'), () => `${field}: ${title}`);
}
