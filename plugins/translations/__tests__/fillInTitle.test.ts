import { fillInTitle } from '../startPage';

const DESCRIPTION = 'description: Bars. # TRANSLATE new';

it.each([
  [
    'its title',
    ['title: Bars # TRANSLATE new', DESCRIPTION],
    ['title: 柱状图', DESCRIPTION],
  ],
  [
    'its label in the navigation',
    [
      'title: Bars of a chart # TRANSLATE new',
      'sidebar_label: Bars # TRANSLATE new',
    ],
    ['title: Bars of a chart # TRANSLATE new', 'sidebar_label: 柱状图'],
  ],
])('fills in %s', (_, before, after) => {
  const toText = (fields: string[]) =>
    `---\n${fields.join('\n')}\n---\n\ntitle: text\n`;
  expect(fillInTitle(toText(before), '柱状图')).toBe(toText(after));
});
