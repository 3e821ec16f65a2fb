import { toMarkdownPath } from '../markdownPath';

it.each([
  ['/', '/index.md'],
  ['/zh', '/zh/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/x', '/x.md'],
  ['/x/react-charts/bars', '/x/react-charts/bars.md'],
  ['/zh/x/react-charts/bars/', '/zh/x/react-charts/bars.md'],
  ['/zhx', '/zhx.md'],
])('the Markdown of %s is at %s', (pathname, expected) => {
  expect(toMarkdownPath(pathname, ['en', 'zh'])).toBe(expected);
});
