import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOutline } from '../createOutline';

let docs: string;

beforeAll(() => {
  docs = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
  writePage('pie', 'plan: pro');
  writePage('rough', 'draft: true');
  writePage('hidden', 'unlisted: true');
});

function writePage(name: string, field: string) {
  const folder = path.join(docs, 'charts', name);
  fs.mkdirSync(folder, { recursive: true });
  const page = ['---', `title: ${name}`, 'description: A page.', field, '---'];
  fs.writeFileSync(path.join(folder, 'index.mdx'), page.join('\n'));
}

afterAll(() => fs.rmSync(docs, { recursive: true }));

describe('createOutline', () => {
  it('takes a page’s marks from its front matter', () => {
    expect(createOutline(docs).page('charts/pie')).toEqual({
      type: 'doc',
      id: 'charts/pie/index',
      customProps: { plan: 'pro' },
    });
  });

  it.each(['rough', 'hidden'])(
    'leaves out a page that is not listed: %s',
    (name) => {
      expect(createOutline(docs).page(`charts/${name}`)).toBeUndefined();
    },
  );

  it('leaves out what is not written, and groups of nothing', () => {
    const { page, group, section } = createOutline(docs);
    expect(page('charts/bars')).toBeUndefined();
    expect(group('Bars', [page('charts/bars')])).toBeUndefined();
    expect(
      section('Charts', [group('Bars', [page('charts/bars')])]),
    ).toBeUndefined();
  });

  it('closes groups and opens sections', () => {
    const { page, group, section } = createOutline(docs);
    const pie = page('charts/pie');
    expect(group('Pie', [pie, undefined], { newFeature: true })).toMatchObject({
      label: 'Pie',
      items: [pie],
      collapsed: true,
      customProps: { newFeature: true },
    });
    expect(section('Charts', [pie])).toMatchObject({ collapsible: false });
  });
});
