import fc from 'fast-check';
import { fillMessage } from '../client/fillMessage';
import {
  MAX_ARGUMENT_LENGTH,
  MAX_ARGUMENTS,
  parseErrorQuery,
  toErrorSearch,
} from '../client/parseErrorQuery';

const whole = (text: string) => ({ text, shortened: false });

describe('parseErrorQuery', () => {
  for (const [search, expected] of [
    ['', { args: [], dropped: 0 }],
    ['?code=', { args: [], dropped: 0 }],
    ['?code=11', { code: 11, args: [], dropped: 0 }],
    ['code=%2011%20', { code: 11, args: [], dropped: 0 }],
    ['?code=007', { code: 7, args: [], dropped: 0 }],
    [
      '?code=11&args[]=a&args[]=b',
      { code: 11, args: [whole('a'), whole('b')], dropped: 0 },
    ],
    [
      '?code=11&args%5B%5D=%20(teal)&args%5B%5D=',
      { code: 11, args: [whole(' (teal)'), whole('')], dropped: 0 },
    ],
    ['?code=1e3', { unreadable: whole('1e3'), args: [], dropped: 0 }],
    ['?code=-1', { unreadable: whole('-1'), args: [], dropped: 0 }],
    ['?code=1234567890', { unreadable: whole('1234567890'), args: [], dropped: 0 }],
    ['?code=1&code=2', { code: 1, args: [], dropped: 0 }],
    ['?code=1&args[]=%E0%A4%A', { code: 1, args: [whole('\uFFFD%A')], dropped: 0 }],
    ['?%%%&&&===', { args: [], dropped: 0 }],
  ] as const) {
    it(`reads ${JSON.stringify(search)}`, () => {
      expect(parseErrorQuery(search)).toEqual(expected);
    });
  }

  it('cuts a huge argument, and says so', () => {
    const [argument] = parseErrorQuery(`?args[]=${'x'.repeat(100_000)}`).args;
    expect(argument).toEqual({
      text: 'x'.repeat(MAX_ARGUMENT_LENGTH),
      shortened: true,
    });
  });

  it('cuts no character in two', () => {
    const text = `${'x'.repeat(MAX_ARGUMENT_LENGTH - 1)}😀`;
    const [argument] = parseErrorQuery(`?args[]=${encodeURIComponent(text)}`).args;
    expect(argument).toEqual({
      text: 'x'.repeat(MAX_ARGUMENT_LENGTH - 1),
      shortened: true,
    });
  });

  it('counts the arguments that it leaves out', () => {
    const { args, dropped } = parseErrorQuery(`?${'args[]=x&'.repeat(50)}`);
    expect([args.length, dropped]).toEqual([MAX_ARGUMENTS, 50 - MAX_ARGUMENTS]);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
        const { code, unreadable, args } = parseErrorQuery(search);
        expect(code === undefined || unreadable === undefined).toBe(true);
        expect(args.length).toBeLessThanOrEqual(MAX_ARGUMENTS);
      }),
    );
  });
});

describe('toErrorSearch', () => {
  for (const [input, search] of [
    ['11', '?code=11'],
    [' 11 ', '?code=11'],
    ['#11', '?code=11'],
    ['Minified MUI error #7', '?code=7'],
    [
      'Error: Minified MUI error #11; visit https://mui.com/production-error/?code=11&args[]=%20(a)&args[]=500 for the full message.',
      '?code=11&args[]=%20(a)&args[]=500',
    ],
    ['<script>', '?code=%3Cscript%3E'],
    ['', '?code='],
  ] as const) {
    it(`makes ${search} of ${JSON.stringify(input)}`, () => {
      expect(toErrorSearch(input)).toBe(search);
    });
  }
});

describe('fillMessage', () => {
  it('fills the places in order, and tells those that stay empty', () => {
    expect(fillMessage('%s is no %s.', [whole('a')])).toEqual({
      parts: [
        { kind: 'place', number: 1, argument: whole('a') },
        { kind: 'text', text: ' is no ' },
        { kind: 'place', number: 2, argument: undefined },
        { kind: 'text', text: '.' },
      ],
      superfluous: [],
    });
  });

  it('lists the arguments without a place', () => {
    const args = ['a', 'b', 'c'].map(whole);
    expect(fillMessage('No %s.', args).superfluous).toEqual([
      whole('b'),
      whole('c'),
    ]);
    expect(fillMessage('No.', args).superfluous).toEqual(args);
  });

  it('keeps every argument, and the message, as they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string().filter((text) => !text.includes('%s'))),
        fc.array(fc.oneof(fc.string(), fc.constant('%s'), fc.constant('$&'))),
        (texts, args) => {
          const message = texts.join('%s');
          const { parts, superfluous } = fillMessage(message, args.map(whole));
          const places = parts.filter((part) => part.kind === 'place');
          expect(
            parts.map((part) => (part.kind === 'text' ? part.text : '%s')).join(''),
          ).toBe(message);
          expect([
            ...places.flatMap(({ argument }) => argument ?? []),
            ...superfluous,
          ]).toEqual(args.map(whole));
        },
      ),
    );
  });
});
