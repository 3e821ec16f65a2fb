import type { ApiProp } from '../../types';
import { generateAttribute } from '../generateAttribute';

const toProp = (prop: Partial<ApiProp>): ApiProp => ({
  name: 'prop',
  description: '',
  type: 'boolean',
  required: false,
  plan: 'community',
  ...prop,
});

const SIGNATURE = {
  params: [
    { name: 'event', type: 'Event', description: '' },
    { name: 'params', type: 'Params', description: '' },
    { name: 'params.row', type: 'Row', description: '' },
  ],
};

it.each<[string, Partial<ApiProp>, string | undefined]>([
  ['switches on', {}, 'prop'],
  ['switches off what is on', { default: 'true' }, 'prop={false}'],
  [
    'takes a literal that is not the default',
    { type: "'a' | 'b' | string", default: "'a'" },
    'prop="b"',
  ],
  [
    'logs what a callback gets',
    { type: '(event: Event, params: Params) => void', signature: SIGNATURE },
    'prop={(event, params) => console.log(event, params)}',
  ],
  [
    'has nothing for a callback that answers',
    { type: '(event: Event) => Promise<Row>', signature: SIGNATURE },
    undefined,
  ],
  ['has nothing for other types', { type: 'number' }, undefined],
  [
    'has nothing for a list of literals',
    { type: "readonly ('a' | 'b')[]" },
    undefined,
  ],
  ['has nothing for what is deprecated', { deprecated: true }, undefined],
  [
    'has nothing for what another prop allows',
    { condition: { member: 'type', values: ["'a'"] } },
    undefined,
  ],
])('%s', (_case, prop, expected) => {
  expect(generateAttribute(toProp(prop))).toBe(expected);
});
