import fs from 'node:fs';
import path from 'node:path';
import * as helpers from '../client/tslib';

const LIB = path.resolve(
  __dirname,
  '../../../node_modules/@docusaurus/utils-common/lib',
);

it('the replacement has each helper that Docusaurus calls', () => {
  const code = fs
    .readdirSync(LIB)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(LIB, name), 'utf8'))
    .join('\n');
  const called = [...code.matchAll(/tslib_\d+\.(\w+)/g)].map(([, name]) => name);
  expect([...new Set(called)]).toEqual(Object.keys(helpers));
});

const esModule = { __esModule: true, default: 1 };
const commonJs = { answer: 1 };

it('the default of an ES module is its own', () => {
  expect(helpers.__importDefault(esModule)).toBe(esModule);
});

it('the default of a CommonJS module is the module', () => {
  expect(helpers.__importDefault(commonJs)).toEqual({ default: commonJs });
});
