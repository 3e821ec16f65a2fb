import fc from 'fast-check';
import { listPixels } from '../pixels';
import { parseFeed, toWebAddress } from '../parseFeed';

const AD = {
  company: 'Quill & Sons',
  description: 'Fountain pens',
  image: 'https://ads.example.org/pen.png',
  statlink: 'https://ads.example.org/click',
  statimp: 'https://ads.example.org/seen',
  pixel: 'https://a.example.org/?t=[timestamp]||https://b.example.org/[timestamp]',
  timestamp: '1700000000',
};

const parseOne = (ad: unknown) => parseFeed({ ads: [ad] });

describe('an address', () => {
  for (const [value, address] of [
    ['https://a.example/b?c=d', 'https://a.example/b?c=d'],
    ['http://a.example', 'http://a.example/'],
    ['//a.example/b', 'https://a.example/b'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    [' https://a.example', undefined],
    ['data:text/html,<script>', undefined],
    ['ftp://a.example', undefined],
    ['/click', undefined],
    ['///a.example', undefined],
    ['https:a.example', undefined],
    ['https://', undefined],
    ['https://[', undefined],
    [`https://a.example/${'a'.repeat(2048)}`, undefined],
    ['', undefined],
    [7, undefined],
    [null, undefined],
  ] as const) {
    it(`${JSON.stringify(value).slice(0, 40)} is ${address}`, () => {
      expect(toWebAddress(value)).toBe(address);
    });
  }
});

describe('a feed', () => {
  it('gives its first ad', () => {
    expect(parseFeed({ ads: [AD, { ...AD, company: 'Other' }] })).toEqual(AD);
  });

  it('gives the first ad that has a link and is not empty', () => {
    const withoutLink = { ...AD, statlink: undefined };
    expect(parseFeed({ ads: [{}, withoutLink, null, 'ad', AD] })).toEqual(AD);
  });

  it('leaves out what an ad does not have, and what nobody knows', () => {
    const { description, statlink } = AD;
    expect(
      parseOne({
        company: null,
        description,
        statlink,
        image: '',
        timestamp: undefined,
        html: '<script>',
      }),
    ).toEqual({ company: '', description, statlink });
  });

  it('takes a timestamp that is a number', () => {
    expect(parseOne({ ...AD, timestamp: 1700000000 })).toEqual(AD);
  });

  it('leaves markup and entities as they are: they are text', () => {
    const description = '<img src=x onerror=alert(1)> &amp; <b>bold</b>';
    expect(parseOne({ ...AD, description })?.description).toBe(description);
  });

  for (const [fault, fields] of [
    ['a link that is a script', { statlink: 'javascript:alert(1)' }],
    ['a link that is no text', { statlink: { href: AD.statlink } }],
    ['a picture that is a script', { image: 'javascript:alert(1)' }],
    ['a picture that is data', { image: 'data:image/svg+xml,<svg/>' }],
    ['an address of displays that is none', { statimp: 'seen' }],
    ['no text', { description: '  ' }],
    ['a text that is none', { description: ['a'] }],
    ['a text without end', { description: 'a'.repeat(501) }],
    ['a company that is none', { company: 7 }],
    ['pixels that are no text', { pixel: ['https://a.example.org/'] }],
    ['a timestamp that is none', { timestamp: {} }],
    ['a timestamp that is no number', { timestamp: NaN }],
  ] as const) {
    it(`drops an ad with ${fault}`, () => {
      expect(parseOne({ ...AD, ...fields })).toBeUndefined();
      expect(parseFeed({ ads: [{ ...AD, ...fields }, AD] })).toEqual(AD);
    });
  }

  it.each([null, undefined, 7, 'ads', [], [AD], {}, { ads: {} }, { ads: 'a' }])(
    'has no ad in %j',
    (data) => {
      expect(parseFeed(data)).toBeUndefined();
    },
  );
});

describe('pixels', () => {
  for (const [name, fields, expected] of [
    [
      'are statimp and each entry, with the timestamp in it',
      { statimp: AD.statimp, pixel: AD.pixel, timestamp: AD.timestamp },
      [
        'https://ads.example.org/seen',
        'https://a.example.org/?t=1700000000',
        'https://b.example.org/1700000000',
      ],
    ],
    [
      'have the time where the ad has no timestamp, at each placeholder',
      { pixel: '//a.example.org/[timestamp]/[timestamp]' },
      ['https://a.example.org/42/42'],
    ],
    [
      'have a timestamp that can’t break out of its place',
      { pixel: 'https://a.example.org/[timestamp]', timestamp: '$&/../#?' },
      ['https://a.example.org/%24%26%2F..%2F%23%3F'],
    ],
    [
      'leave out entries that are no web addresses',
      { pixel: 'javascript:alert([timestamp])|| ||https://a.example.org/||' },
      ['https://a.example.org/'],
    ],
    ['are none where the ad has none', {}, []],
  ] as const) {
    it(name, () => {
      const { company, description, statlink } = AD;
      expect(listPixels({ company, description, statlink, ...fields }, 42)).toEqual(
        expected,
      );
    });
  }

  it('are ten at most', () => {
    const pixel = Array.from({ length: 30 }, (_, i) => `https://a.example/${i}`);
    expect(listPixels({ ...AD, pixel: pixel.join('||') }, 0)).toHaveLength(10);
  });
});

const HOSTILE = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://a.example/"><script>',
  '//a.example',
  'https://ok.example/path',
  '</script><script>alert(1)</script>',
  '[timestamp]||javascript:alert(1)',
  '\u202eevil',
  '__proto__',
];

/** A value that may stand in a field of a feed: fitting, hostile or anything at all. */
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.webUrl(),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.anything({ withBigInt: true, withNullPrototype: true }),
);

const ad = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        company: value,
        description: value,
        image: value,
        statlink: value,
        statimp: value,
        pixel: value,
        timestamp: value,
      },
      { requiredKeys: [] },
    ),
  },
  fc.anything(),
);

const feed = fc.oneof(
  { weight: 9, arbitrary: fc.record({ ads: fc.array(ad, { maxLength: 8 }) }) },
  fc.anything(),
);

it('no feed of a thousand throws, or gives an address that is not http or https', () => {
  let kept = 0;
  fc.assert(
    fc.property(feed, (data) => {
      const parsed = parseFeed(data);
      if (parsed !== undefined) {
        kept += 1;
        const { company, description, statlink, image, statimp } = parsed;
        const addresses = [statlink, image, statimp, ...listPixels(parsed, 0)];
        for (const address of addresses.filter((one) => one !== undefined)) {
          expect(new URL(address).protocol).toMatch(/^https?:$/);
          expect(address).not.toMatch(/[\s"<>]/);
        }
        expect([typeof company, typeof description]).toEqual(['string', 'string']);
      }
    }),
    { numRuns: 1000, seed: 9 },
  );
  expect(kept).toBeGreaterThan(50);
});
