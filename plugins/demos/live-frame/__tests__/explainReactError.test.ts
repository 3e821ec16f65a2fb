import fs from 'node:fs';
import { explainReactError, KNOWN_NUMBERS } from '../client/explainReactError';

const PRODUCTION = ['react-dom-client.production.js', 'react-dom.production.js'].map(
  (file) =>
    require.resolve(`react-dom/package.json`).replace('package.json', `cjs/${file}`),
);

describe('explainReactError', () => {
  it.each([
    [
      'Minified React error #31; visit https://react.dev/errors/31?args[]=object%20with%20keys%20%7Ba%7D for the full message',
      'Objects are not valid as a React child (found: object with keys {a}).',
    ],
    [
      'Minified React error #301; visit https://react.dev/errors/301 for the full message',
      'Too many renders',
    ],
  ])('writes out %s', (message, expected) => {
    expect(explainReactError(message)).toContain(expected);
  });

  it.each(['x is not defined', 'Minified React error #9999; visit y'])(
    'leaves "%s" alone',
    (message) => {
      expect(explainReactError(message)).toBe(message);
    },
  );

  it('knows numbers that the installed React has', () => {
    const text = PRODUCTION.map((file) => fs.readFileSync(file, 'utf8')).join('');
    const used = new Set(
      Array.from(
        text.matchAll(/formatProdErrorMessage(?:\$\d+)?\(\s*(\d+)/g),
        ([, n]) => n,
      ),
    );
    expect(KNOWN_NUMBERS.filter((number) => !used.has(number))).toEqual([]);
  });
});
