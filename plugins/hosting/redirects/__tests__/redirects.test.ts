import fs from 'node:fs';
import path from 'node:path';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { loadPortalConfig } from '../../../../config/portal';
import { redirects, type Redirect } from '../../redirects.config';
import tree from '../../../pages/pageTree.json';
import { redirectPages } from '..';
import { listBuiltPages } from '../../../../src/node/listBuiltPages';
import { openBuiltSite } from '../../../../src/node/openBuiltSite';
import { checkRedirects, splitTarget } from '../checkRedirects';
import { loadRedirects } from '../loadRedirects';

const content = {
  hasPage: (page: string) => ['/x/new', '/x/other'].includes(page),
  hasAnchor: (_page: string, id: string) => id === 'part',
  isPlanned: (page: string) => page === '/x/planned',
};

function check(...entries: [from: string, to: string][]) {
  const list = entries.map(([from, to]): Redirect => ({ from, to }));
  return checkRedirects(list, content, ['en', 'zh']);
}

it.each([
  ['a page', '/x/new'],
  ['an anchor of a page', '/x/new#part'],
])('an address that leads to %s is active', (_, to) => {
  expect(check(['/x/old', to])).toEqual({
    active: [{ from: '/x/old', to }],
    waiting: [],
    faults: [],
  });
});

it('an address waits for a page that is planned', () => {
  const { active, waiting, faults } = check(['/x/old', '/x/planned#any']);
  expect([active.length, waiting.length, faults]).toEqual([0, 1, []]);
});

it.each<[string, [string, string][], string[]]>([
  ['no target', [['/x/old', '/x/none']], ['its target is no page']],
  ['no anchor', [['/x/old', '/x/new#none']], ['no element with the id "none"']],
  ['a page as its source', [['/x/other', '/x/new']], ['its source is a page']],
  [
    'a source that is listed twice',
    [
      ['/x/old', '/x/new'],
      ['/x/old', '/x/other'],
    ],
    ['/x/old → /x/other: its source is listed twice'],
  ],
  [
    'a target that has moved on',
    [
      ['/x/old', '/x/older'],
      ['/x/older', '/x/new'],
    ],
    ["/x/old → /x/older → /x/new: write to: '/x/new'", 'its target is no page'],
  ],
  [
    'a circle',
    [
      ['/x/old', '/x/older'],
      ['/x/older', '/x/old'],
    ],
    ['in a circle, /x/old → /x/older → /x/old', 'no page', 'in a circle', 'no page'],
  ],
  ['itself', [['/x/old', '/x/old']], ['in a circle, /x/old → /x/old', 'no page']],
  ['a slash at its end', [['/x/old/', '/x/new']], ['"from" must be a path']],
  ['a language', [['/zh/x/old', '/x/new']], ['"from" must be a path']],
  ['a query', [['/x/old?a=1', '/x/new']], ['"from" must be a path']],
  [
    'an address of another site',
    [['/x/old', 'https://a.example/']],
    ['"to"', 'no page'],
  ],
])('an entry with %s is a fault', (_, entries, expected) => {
  const { faults } = check(...entries);
  expect(faults).toHaveLength(expected.length);
  expected.forEach((part, index) => expect(faults[index]).toContain(part));
});

describe('the portal’s list', () => {
  const planned = new Set(tree.map(({ route }) => route));

  it('names no address twice, none that is a page, and none that leads to another', () => {
    const { faults } = checkRedirects(
      redirects,
      {
        hasPage: (page) => planned.has(page),
        hasAnchor: () => true,
        // The reference is not in the tree: the build knows its pages.
        isPlanned: (page) => page.startsWith('/x/api/'),
      },
      ['en', 'zh'],
    );
    expect(faults).toEqual([]);
  });

  it('leads into the page tree or the reference', () => {
    const outside = redirects
      .map(({ to }) => splitTarget(to).page)
      .filter((page) => !planned.has(page) && !page.startsWith('/x/api/'));
    expect(outside).toEqual([]);
  });
});

describe('on a build', () => {
  const folder = createTestFolder();
  const { read, write } = folder;

  beforeEach(() => {
    for (const redirect of redirects) {
      const { page } = splitTarget(redirect.to);
      write(`${page}.html`, '<!doctype html><p>');
      write(`zh${page}.html`, '<!doctype html><p>');
    }
    write('index.html', '<!doctype html>');
    write('zh/index.html', '<!doctype html>');
  });
  const open = () => openBuiltSite(folder.dir, '.', loadPortalConfig({}));
  it('writes a page without script that leads on, in each language', async () => {
    await redirectPages.run(open());
    const html = read('zh/x/react-data-grid/columns.html');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain(
      'content="0; url=/zh/x/react-data-grid/column-definition"',
    );
    expect(html).toContain(
      '<link rel="canonical" href="https://crosshatch.example/zh/x/react-data-grid/column-definition">',
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<script');
  });

  it('adds none to the portal’s pages, and is the same when done again', async () => {
    const before = listBuiltPages(open());
    await redirectPages.run(open());
    expect(listBuiltPages(open())).toEqual(before);
    const html = read('x/react-data-grid/columns.html');
    await redirectPages.run(open());
    expect(read('x/react-data-grid/columns.html')).toBe(html);
  });

  it('takes back the page of an entry that is gone', async () => {
    await redirectPages.run(open());
    const page = read('x/react-data-grid/columns.html');
    write('x/no-longer-listed.html', page);
    await redirectPages.run(open());
    expect(fs.existsSync(path.join(folder.dir, 'x/no-longer-listed.html'))).toBe(
      false,
    );
  });

  it('stops at wrong entries and names them all', () => {
    const wrong = [
      { from: '/x/a', to: '/x/none' },
      { from: '/x/b', to: '/x/react-charts#none' },
    ];
    expect(() => loadRedirects(open(), wrong)).toThrow(
      /^plugins\/hosting\/redirects\.config\.ts has faults:\n- \/x\/a → .+\n- \/x\/b → .+"none"/,
    );
  });
});
