import { toLogical } from '../toLogical';

const cases: [declaration: string, logical: string[]][] = [
  ['left: 1rem', ['inset-inline-start: 1rem']],
  ['right: inherit', ['inset-inline-end: inherit']],
  ['margin-left: auto', ['margin-inline-start: auto']],
  ['padding-right: 0', ['padding-inline-end: 0']],
  ['scroll-margin-left: 4px', ['scroll-margin-inline-start: 4px']],
  ['border-left: 1px solid red', ['border-inline-start: 1px solid red']],
  ['border-right-width: 2px', ['border-inline-end-width: 2px']],
  ['border-top-left-radius: 4px', ['border-start-start-radius: 4px']],
  ['border-bottom-right-radius: 4px', ['border-end-end-radius: 4px']],
  ['text-align: right', ['text-align: end']],
  [
    'padding: 1px 2px 3px 4px',
    ['padding-block: 1px 3px', 'padding-inline: 4px 2px'],
  ],
  [
    'margin: 0 calc(1px + 2px) 0 0',
    ['margin-block: 0 0', 'margin-inline: 0 calc(1px + 2px)'],
  ],
  ['inset: 0 auto 0 0', ['inset-block: 0 0', 'inset-inline: 0 auto']],
  [
    'border-color: transparent transparent transparent var(--c)',
    [
      'border-block-color: transparent transparent',
      'border-inline-color: var(--c) transparent',
    ],
  ],
  [
    'border-radius: 8px 0 0 8px',
    [
      'border-start-start-radius: 8px',
      'border-start-end-radius: 0',
      'border-end-end-radius: 0',
      'border-end-start-radius: 8px',
    ],
  ],
  [
    'border-radius: 8px 0',
    [
      'border-start-start-radius: 8px',
      'border-start-end-radius: 0',
      'border-end-end-radius: 8px',
      'border-end-start-radius: 0',
    ],
  ],
];

function split(declaration: string): [string, string] {
  const colon = declaration.indexOf(': ');
  return [declaration.slice(0, colon), declaration.slice(colon + 2)];
}

describe('toLogical', () => {
  it.each(cases)('says %s as %j', (declaration, logical) => {
    expect(toLogical(...split(declaration))).toEqual(logical.map(split));
  });

  it.each([
    'margin: 0 auto',
    'margin: 1px 2px 3px',
    'padding: 1px 2px 3px 2px',
    'border-radius: 4px',
    'border-radius: 4px 4px 0 0',
    'border: 1px solid red',
    'margin-inline-start: 1rem',
    'text-align: center',
    '--ifm-list-left-padding: 2rem',
    'background-position: left',
  ])('leaves %s', (declaration) => {
    expect(toLogical(...split(declaration))).toBeUndefined();
  });
});
