import { findTypePages } from '../findTypePages';
import { createComponent } from '../render/__tests__/createPage';
import type { ApiType } from '../types';

const type = (fields: Partial<ApiType>): ApiType => ({
  name: 'Any',
  plan: 'community',
  description: '',
  members: [],
  ...fields,
});

const prop = (text: string) => ({
  name: 'a',
  type: text,
  required: false,
  plan: 'community' as const,
  description: '',
});

const TYPES: Record<string, ApiType> = {
  Direct: type({ text: "type Direct = Inner | 'Quoted'" }),
  Inner: type({
    members: [{ ...prop('Deep2'), required: true }],
    links: { Deep2: 'Deep' },
  }),
  Deep: type({ text: 'type Deep = Direct' }),
  Quoted: type({}),
  Shared: type({}),
};

it('finds the page that names a type, or a type that does, by the fewest steps', () => {
  const first = {
    ...createComponent({ props: [prop('Direct | Shared')] }),
    name: 'First',
  };
  const second = {
    ...createComponent({ props: [prop('Shared | Inner')] }),
    name: 'Second',
  };
  const pages = findTypePages([first, second], TYPES);
  expect([...pages].map(([key, { name }]) => `${key}: ${name}`)).toEqual([
    'Direct: First',
    'Shared: First',
    'Inner: Second',
    'Deep: Second',
  ]);
});
