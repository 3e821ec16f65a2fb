import { createPageMarkdown } from '../createPageMarkdown';
import { readFrontMatter } from '../readFrontMatter';

const PORTAL = { version: '8.29.3', languages: ['en', 'zh'] };

/** A page of the docs in Chinese, with a head and what stands around its text. */
function create(
  body: string,
  { head = '', attributes = '' }: { head?: string; attributes?: string } = {},
) {
  const html = `<!doctype html><html lang=zh-CN><head><title>T | Site</title>${head}</head><body><nav><h1>menu</h1></nav>${body === '' ? '' : `<main><nav>trail</nav><div class="theme-doc-markdown markdown" ${attributes}>${body}</div><p>Was this helpful?</p></main>`}<footer>foot</footer></body></html>`;
  return createPageMarkdown(
    html,
    {
      route: '/zh/x/react-charts/bars',
      language: 'zh',
      siteUrl: 'https://docs.example.com',
      repositoryUrl: 'https://git.example.com/docs',
    },
    PORTAL,
  );
}

const TITLE =
  '<header><h1>柱状图</h1><a data-plan="pro" title="需要 Pro 套餐">Pro</a><span data-status="planned" title="计划中">计划</span></header>';

describe('createPageMarkdown', () => {
  it('writes the text of a page below what is known of it', () => {
    const page = create(`${TITLE}<p>正文`, {
      head: '<meta name=description content="比较：数量 &quot;大小&quot;"><meta name=robots content=noindex>',
      attributes: 'data-translation="behind"',
    });
    expect(page?.text).toMatchInlineSnapshot(`
      "---
      title: "柱状图"
      description: "比较：数量 \\"大小\\""
      url: "https://docs.example.com/zh/x/react-charts/bars"
      language: "zh-CN"
      product: "charts"
      version: "8.29.3"
      plan: "pro"
      translation: "behind"
      source: "https://docs.example.com/x/react-charts/bars"
      unlisted: true
      status: ["planned"]
      ---

      # 柱状图

      _需要 Pro 套餐 · 计划中_

      正文
      "
    `);
  });

  it('says nothing of what is not known', () => {
    const { facts } = readFrontMatter(create('<h1>柱状图</h1>')!.text);
    expect(facts).toEqual({
      title: '柱状图',
      url: 'https://docs.example.com/zh/x/react-charts/bars',
      language: 'zh-CN',
      product: 'charts',
      version: '8.29.3',
      status: [],
    });
  });

  it('reads back what it wrote', () => {
    const page = create(`${TITLE}<p>正文</p><hr><p>mehr`)!;
    const read = readFrontMatter(page.text);
    expect(read.facts).toEqual(JSON.parse(JSON.stringify(page.facts)));
    expect(read.body.split('\n')[0]).toBe('# 柱状图');
  });

  it('leaves out a document without text of its own', () => {
    expect(create('')).toBeUndefined();
  });

  it('names a page without a title', () => {
    expect(() => create('<p>text')).toThrow(
      '/zh/x/react-charts/bars has no <h1>. Give the page a title',
    );
  });

  it('refuses a text without front matter', () => {
    expect(() => readFrontMatter('# Title')).toThrow('has no front matter');
  });
});
