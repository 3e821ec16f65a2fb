import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { listPackages } from '../listPackages';
import { readNotice } from '../readNotice';
import { renderNotices } from '../renderNotices';

const folder = createTestFolder();

function install(
  name: string,
  fields: object = {},
  files: Record<string, string> = {},
) {
  const base = `node_modules/${name}`;
  const own = name.split('node_modules/').at(-1);
  folder.write(
    `${base}/package.json`,
    JSON.stringify({ name: own, version: '1.0.0', license: 'MIT', ...fields }),
  );
  Object.entries(files).forEach(([file, text]) =>
    folder.write(`${base}/${file}`, text),
  );
}

const list = (record: Parameters<typeof listPackages>[1] = {}) =>
  listPackages(folder.dir, record).map((dir) =>
    dir.slice(`${folder.dir}/node_modules/`.length),
  );

describe('the packages of a build', () => {
  it('are those of its chunks, without the portal’s own code', () => {
    install('clsx');
    install('@mui/material', { dependencies: { unused: '1' } });
    install('unused');
    expect(
      list({
        'a.js': { clsx: 10, 'plugins/demos': 5, generated: 1 },
        'b.js': { '@mui/material': 10, clsx: 10 },
      }),
    ).toEqual(['@mui/material', 'clsx']);
  });

  it('are those that a worker or a demo imports, with what they depend on', () => {
    install('workbox-core');
    install('dayjs', { dependencies: { '@scope/part': '1', absent: '1' } });
    install('@scope/part', { dependencies: { nested: '1', dayjs: '1' } });
    install('@scope/part/node_modules/nested');
    install('nested');
    folder.write(
      'plugins/offline/worker/index.ts',
      "import { a } from 'workbox-core/a';",
    );
    folder.write('docs/page/Demo.tsx', "import dayjs from 'dayjs'; import './a';");
    expect(list()).toEqual([
      '@scope/part',
      '@scope/part/node_modules/nested',
      'dayjs',
      'workbox-core',
    ]);
  });
});

it.each([
  [{ LICENSE: 'Terms.\n' }, {}, 'Terms.'],
  [{ 'license.md': 'Terms.', NOTICE: 'Thanks.' }, {}, 'Thanks.\n\nTerms.'],
  [{ 'LICENSE-MIT': 'Terms.', 'license.js': 'code' }, {}, 'Terms.'],
  [{ 'LICENSE/LICENSE': 'Terms.', 'license/index.js': 'code' }, {}, 'Terms.'],
  [
    { 'README.md': 'Text.' },
    { author: { name: 'A. Writer' } },
    'License: MIT\nAuthor: A. Writer\nThe package comes without the text of its license.',
  ],
])('the notice of a package with %j is its license', (files, fields, text) => {
  install('one', fields, files);
  expect(readNotice(`${folder.dir}/node_modules/one`)).toEqual({
    title: 'one 1.0.0',
    text,
  });
});

it('packages with the same text share it, in the order of their names', () => {
  const text = renderNotices([
    { title: 'c 1', text: 'Same\nterms.' },
    { title: 'b 2', text: 'Other terms.' },
    { title: 'a 1', text: 'Same\r\nterms.' },
    { title: 'a 1', text: 'Same\nterms.' },
  ]);
  expect(text.split('-'.repeat(80)).slice(1)).toEqual([
    '\na 1\nc 1\n\nSame\nterms.\n\n',
    '\nb 2\n\nOther terms.\n',
  ]);
});
