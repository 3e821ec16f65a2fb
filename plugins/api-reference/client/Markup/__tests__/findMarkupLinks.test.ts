import { findMarkupLinks } from '..';

it('finds anchors and the links to pages of the site', () => {
  const markup =
    '<tr id="prop-a" data-plan="pro"><a href="#prop-a">a</a><a href="/x/b?c=1&amp;d=2#e">b</a>' +
    '<a href="https://example.com">c</a><a href="/x/b?c=1&amp;d=2#e">b</a>' +
    '<pre id="type-T">id="none" &lt;a href="/none"&gt;</pre>';
  expect(findMarkupLinks(markup)).toEqual({
    anchors: ['prop-a', 'type-T'],
    links: ['/x/b?c=1&d=2#e'],
  });
});
