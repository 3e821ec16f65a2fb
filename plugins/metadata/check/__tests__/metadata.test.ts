import { readPageHead } from '../../../../src/node/readPageHead';
import { checkPage, type CheckedPage } from '../checkPage';

const site = {
  siteUrl: 'https://a.example',
  title: 'Crosshatch',
  htmlLangs: { en: 'en', zh: 'zh-CN' },
};

const ARTICLE = {
  '@context': 'https://schema.org',
  '@type': 'TechArticle',
  headline: 'Bar charts',
  description: 'Draw bars.',
  url: 'https://a.example/x/react-charts/bars',
  image: 'https://a.example/social/en/x/react-charts/bars.png',
  inLanguage: 'en',
  dateModified: '2026-11-21T20:23:37.000Z',
  about: {
    '@type': 'SoftwareSourceCode',
    name: 'MUI X Charts',
    version: '8.29.3',
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'React',
  },
  isPartOf: { '@type': 'WebSite', name: 'Crosshatch', url: 'https://a.example/' },
};

const TRAIL = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: 'Bars', item: ARTICLE.url },
  ],
};

const block = (data: object) =>
  `<script type=application/ld+json>${JSON.stringify(data)}</script>`;

const RIGHT = `<!doctype html><html lang=en><head><title>Bar charts | Crosshatch</title>
<meta name=description content="Draw grouped, stacked and horizontal bars with BarChart."/>
<link rel=canonical href=https://a.example/x/react-charts/bars />
<link rel=alternate href=https://a.example/x/react-charts/bars hreflang=en />
<link rel=alternate href=https://a.example/zh/x/react-charts/bars hreflang=zh-CN />
<link rel=alternate href=https://a.example/x/react-charts/bars hreflang=x-default />
<link rel=alternate type=application/json href=/x/react-charts/bars.json />
<meta property=og:title content="Bar charts | Crosshatch"/>
<meta property=og:description content="Draw grouped, stacked and horizontal bars with BarChart."/>
<meta property=og:url content=https://a.example/x/react-charts/bars />
<meta property=og:site_name content=Crosshatch />
<meta property=og:type content=article />
<meta property=og:locale content=en />
<meta property=og:image content=https://a.example/social/en/x/react-charts/bars.png />
<meta property=og:image:width content=1200 />
<meta property=og:image:height content=630 />
<meta name=twitter:card content=summary_large_image />
<meta name=twitter:image content=https://a.example/social/en/x/react-charts/bars.png />
${block(ARTICLE)}${block(TRAIL)}</head>
<body><svg><title>Not the page’s</title></svg><header><h1>Bar charts</h1><a data-plan=pro>Pro</a></header>
<p><a data-plan=premium>Premium</a></body></html>`;

function check(html: string, page: Partial<CheckedPage> = {}) {
  const route = '/x/react-charts/bars';
  return checkPage(
    { route, canonical: route, language: 'en', head: readPageHead(html), ...page },
    site,
  );
}

it('a page that is right has no faults', () => {
  expect(check(RIGHT)).toEqual([]);
});

it('a page’s title, heading and plan are read from their own places', () => {
  const { titles, heading, plan } = readPageHead(RIGHT);
  expect({ titles, heading, plan }).toEqual({
    titles: ['Bar charts | Crosshatch'],
    heading: 'Bar charts',
    plan: 'pro',
  });
});

it('a heading without a header has no plan beside it', () => {
  const html = '<main><h1>Compare</h1><p><a data-plan=pro>Pro</a></main>';
  expect(readPageHead(html).plan).toBeUndefined();
});

it.each<[string, string | RegExp, string, string]>([
  [
    'a title that is too long',
    /Bar charts \|/g,
    `Bar ${'charts '.repeat(10)}|`,
    'the title is 86 characters wide',
  ],
  [
    'a Chinese title that is too long',
    /Bar charts \|/g,
    `${'图'.repeat(30)} |`,
    'the title is 73 characters wide',
  ],
  [
    'a title without the name',
    /(Bar charts) \| Crosshatch/g,
    '$1 of the portal',
    'doesn’t end',
  ],
  [
    'two titles',
    '</title>',
    '</title><title>Bar charts | Crosshatch</title>',
    'it has 2 titles',
  ],
  [
    'a short description',
    /Draw grouped, stacked and horizontal/g,
    'Draw',
    'the description is 24 characters wide',
  ],
  ['no description', /<meta name=description[^>]*>/, '', 'it has 0 descriptions'],
  ['no full stop', /BarChart\./g, 'BarChart', 'doesn’t end with a full stop'],
  ['no heading', '<h1>Bar charts</h1>', '', 'it has no h1'],
  ['another language', 'lang=en', 'lang=zh-CN', '<html lang> is "zh-CN", not "en"'],
  [
    'no canonical address',
    /<link rel=canonical[^>]*>/,
    '',
    'the canonical address is []',
  ],
  [
    'another page’s canonical address',
    'canonical href=https://a.example/x/react-charts/bars',
    'canonical href=https://a.example/x',
    'the canonical address is ["https://a.example/x"]',
  ],
  ['no x-default', /<link [^>]*x-default[^>]*>/, '', 'the list of translations is'],
  [
    'a translation at the wrong address',
    '/zh/x/react-charts/bars hreflang',
    '/zh/x hreflang',
    'the list of translations is',
  ],
  ['no card', /<meta property=og:image content[^>]*>/, '', 'og:image is []'],
  [
    'another page’s card',
    'content=https://a.example/social/en/x/react-charts/bars.png',
    'content=https://a.example/social/en/x.png',
    'og:image is ["https://a.example/social/en/x.png"]',
  ],
  [
    'another shared title',
    'og:title content="Bar',
    'og:title content="Pie',
    'og:title is ["Pie charts | Crosshatch"]',
  ],
  [
    'no article',
    block(ARTICLE),
    '',
    'the number of articles in structured data is 0, not 1',
  ],
  ['two articles', block(ARTICLE), block(ARTICLE) + block(ARTICLE), 'is 2, not 1'],
  ['two trails', block(TRAIL), block(TRAIL) + block(TRAIL), 'it has 2 trails'],
  [
    'an article of another page',
    block(ARTICLE),
    block({ ...ARTICLE, url: 'https://a.example/x' }),
    'the article’s address is',
  ],
  [
    'a relative address in structured data',
    block(ARTICLE),
    block({ ...ARTICLE, image: '/social/a.png' }),
    'must match pattern',
  ],
  [
    'a field too few',
    block(ARTICLE),
    block({ ...ARTICLE, about: undefined }),
    "must have required property 'about'",
  ],
  [
    'a field that nobody described',
    block(ARTICLE),
    block({ ...ARTICLE, author: 'a' }),
    'must NOT have additional properties',
  ],
  [
    'a date that is none',
    block(ARTICLE),
    block({ ...ARTICLE, dateModified: 'yesterday' }),
    'dateModified must match pattern',
  ],
  [
    'a kind that nobody described',
    block(TRAIL),
    block({ '@type': 'Recipe' }),
    'of the type Recipe',
  ],
  [
    'a trail of one step',
    block(TRAIL),
    block({ ...TRAIL, itemListElement: TRAIL.itemListElement.slice(1) }),
    'must NOT have fewer than 2 items',
  ],
  [
    'a trail that ends elsewhere',
    block(TRAIL),
    block({ ...TRAIL, itemListElement: [...TRAIL.itemListElement].reverse() }),
    'the end of the trail is',
  ],
  [
    'structured data that is broken',
    block(TRAIL),
    block(TRAIL).replace('}', ''),
    'structured data is no JSON',
  ],
])('%s is a fault', (_, from, to, expected) => {
  const html = RIGHT.replace(from, to);
  expect(html).not.toBe(RIGHT);
  expect(check(html).join('\n')).toContain(expected.replace('’t', "'t"));
});

it('a page that search engines leave out has no address to choose', () => {
  const html = RIGHT.replace('<head>', '<head><meta name=robots content=noindex />');
  expect(check(html)).toEqual([
    'search engines are told to leave it out, and yet it has a canonical address or translations',
  ]);
});
