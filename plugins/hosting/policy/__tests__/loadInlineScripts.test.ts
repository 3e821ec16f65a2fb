import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { loadInlineScripts } from '../loadInlineScripts';

const folder = createTestFolder();
const { write } = folder;

it('reads all pages but the frame, which has a policy of its own', () => {
  write('index.html', '<script>a()</script>');
  write('zh/x/a.html', '<script>b()</script>');
  write('live/index.html', '<script>c()</script>');
  expect(
    loadInlineScripts(folder.dir)
      .map(({ begins }) => begins)
      .sort(),
  ).toEqual(['a()', 'b()']);
});

it('lists what stands in pages where each has a script of its own', () => {
  for (let index = 0; index < 13; index++) {
    write(`${index}.html`, `<script>page(${index})</script>`);
  }
  expect(() => loadInlineScripts(folder.dir)).toThrow(
    /There are 13 different inline scripts[^]*1 pages, first 7\.html: page\(7\)/,
  );
});

it('lists code in attributes', () => {
  write('a.html', '<p onclick="a()">');
  expect(() => loadInlineScripts(folder.dir)).toThrow(
    'a.html: <p onclick="a()"> is code',
  );
});
