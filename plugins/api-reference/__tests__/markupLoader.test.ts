import { createWebpackConfig } from '../createWebpackConfig';

const markupLoader =
  jest.requireActual<(source: string) => string>('../markupLoader');

const NODE_ENV = process.env.NODE_ENV;

function setMode(mode: string) {
  Object.assign(process.env, { NODE_ENV: mode });
}

afterEach(() => setMode(NODE_ENV!));

it('takes the markup out of a page’s data, at any depth', () => {
  const data = {
    name: 'Bars',
    sections: [{ kind: 'props', names: ['a'], markup: '<thead>' }],
    types: { markup: '<pre>' },
  };
  expect(JSON.parse(markupLoader(JSON.stringify(data)))).toEqual({
    name: 'Bars',
    sections: [{ kind: 'props', names: ['a'] }],
    types: {},
  });
});

it.each([
  ['production', false, 1],
  ['production', true, 0],
  ['development', false, 0],
] as const)('in %s, server %s, works on %d rules', (mode, isServer, count) => {
  setMode(mode);
  const config = createWebpackConfig(isServer, '/data', () => undefined, '/');
  const { rules = [] } = config.module ?? {};
  expect(rules).toHaveLength(count);
});
