import { validateFrontMatter } from '../frontMatter';

const page = { title: 'Bars', description: 'Draw bars.' };

describe('validateFrontMatter', () => {
  it.each([
    ['the least', page],
    ['a plan and marks', { ...page, plan: 'pro', newFeature: true, unstable: true }],
    ['a planned page', { ...page, planned: true, voteUrl: 'https://example.com/1' }],
    ['components', { ...page, components: ['BarChart'] }],
    ['phrases', { ...page, phrases: ['column chart'] }],
    ["a section's phrases", { ...page, sectionPhrases: { gap: ['bar width'] } }],
    ['a label', { ...page, sidebar_label: 'Bars overview' }],
  ])('takes %s', (_, data) => {
    expect(validateFrontMatter(data, 'source', 'docs/a.mdx')).toEqual(data);
  });

  it('names every fault of a page at once', () => {
    const data = {
      description: 'x'.repeat(161),
      plan: 'enterprise',
      newFeature: 'yes',
      planned: true,
      components: [],
      tags: ['bars'],
    };
    expect(() =>
      validateFrontMatter(data, 'source', 'docs/react-charts/bars/index.mdx'),
    ).toThrowErrorMatchingInlineSnapshot(`
      "docs/react-charts/bars/index.mdx: the front matter has faults:
      - "title" is required
      - "description" length must be less than or equal to 160 characters long
      - must end with a full stop
      - "plan" must be one of [pro, premium]
      - "newFeature" must be a boolean
      - "components" must contain at least 1 items
      - is required on a planned page: the address where readers vote
      - "tags" is not a field of a page: see "Add a page" in CONTRIBUTING.md"
    `);
  });

  it('refuses a vote for what is not planned', () => {
    expect(() =>
      validateFrontMatter(
        { ...page, voteUrl: 'https://example.com' },
        'source',
        'a.mdx',
      ),
    ).toThrow(
      /"voteUrl" belongs to planned pages only|belongs to planned pages only/,
    );
  });

  it('takes a Chinese full stop', () => {
    const data = { title: '柱状图', description: '绘制柱状图。' };
    expect(validateFrontMatter(data, 'translation', 'a.mdx')).toEqual(data);
  });

  it('gives a translation phrases of its own', () => {
    const data = {
      title: '柱状图',
      description: '绘制柱状图。',
      phrases: ['条形统计图'],
    };
    expect(validateFrontMatter(data, 'translation', 'a.mdx')).toEqual(data);
  });

  it.each([
    ['an empty list', { phrases: [] }],
    ['a phrase twice', { phrases: ['bars', 'bars'] }],
    ['a text in place of a list', { phrases: 'bars' }],
    ["a section's phrase without a list", { sectionPhrases: { gap: 'bar width' } }],
  ])('refuses %s', (_, fields) => {
    expect(() =>
      validateFrontMatter({ ...page, ...fields }, 'source', 'a.mdx'),
    ).toThrow(/hrases/);
  });

  it('leaves the marks to the English page', () => {
    expect(() =>
      validateFrontMatter({ ...page, plan: 'pro' }, 'translation', 'i18n/zh/a.mdx'),
    ).toThrowErrorMatchingInlineSnapshot(`
      "i18n/zh/a.mdx: the front matter has faults:
      - "plan" stands in the English page only, and a translation inherits it: remove the line"
    `);
  });
});
