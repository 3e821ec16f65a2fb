import {
  createEntry,
  createMember,
  createRecord,
} from '../../history/__tests__/createRecord';
import { createPageHistory } from '../createPageHistory';
import { createSections } from '../createSections';
import type { ApiProp } from '../../types';
import { createComponent } from './createPage';
import { createTestContext } from './createTestContext';

const context = createTestContext();

function create(...props: Partial<ApiProp>[]) {
  const page = createComponent({
    props: props.map((prop, index) => ({
      name: `p${index}`,
      type: 'string',
      required: false,
      plan: 'community',
      description: '',
      ...prop,
    })),
  });
  return createSections(page, context)[0]!;
}

describe('createSections', () => {
  it.each([
    [
      'the plans in order',
      [{ plan: 'premium' }, { plan: 'pro' }],
      { plans: ['pro', 'premium'] },
    ],
    [
      'no choice where all are required',
      [{ required: true }],
      { hasRequired: false },
    ],
    ['a choice where some are', [{ required: true }, {}], { hasRequired: true }],
    ['a deprecation', [{ deprecated: true }, {}], { hasDeprecated: true }],
    ['no deprecation', [{}], { hasDeprecated: false }],
    [
      'what variants of the type there are to choose',
      [
        { name: 'scaleType', choices: ["'band'", "'log'"] },
        {
          name: 'groups',
          condition: { member: 'scaleType', values: ["'band'"], orAbsent: true },
        },
      ],
      {
        choices: [
          { member: 'scaleType', values: ["'band'", "'log'"], mayBeAbsent: true },
        ],
      },
    ],
    ['rows by name', [{ name: 'a' }, { name: 'b' }], { isSorted: true }],
    [
      'rows in another order',
      [{ name: 'b' }, { name: 'a' }],
      { isSorted: false, names: ['b', 'a'] },
    ],
  ] as [string, Partial<ApiProp>[], object][])('tells of %s', (_, props, facts) => {
    expect(create(...props)).toMatchObject({
      kind: 'props',
      label: 'props',
      ...facts,
    });
  });

  it('has a head and a body', () => {
    expect(create({}).markup).toMatch(
      /^<thead><tr><th scope="col">Name<\/th><th scope="col">Type and default<\/th><th scope="col">Description<\/th><\/tr><\/thead><tbody><tr id="prop-p0">/,
    );
  });

  it('says of its members what the record does', () => {
    const history = createPageHistory(
      {
        history: createRecord(
          createEntry([createMember('size', { from: '8.9.4' })]),
        ),
        installed: '8.10.1',
      },
      { kind: 'component', name: 'Bars' },
    );
    const prop = { type: '', required: false, plan: 'community' as const };
    const props = ['size', 'width'].map((name) => ({
      ...prop,
      name,
      description: '',
    }));
    const [section] = createSections(
      createComponent({ props }),
      createTestContext(history),
    );
    expect(section!.markup!.match(/\w+<\/a> [^<]+/g)).toEqual([
      'size</a> Since\u00a08.9.4',
    ]);
  });
});
