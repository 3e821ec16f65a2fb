import formatMuiErrorMessage from '@mui/utils/formatMuiErrorMessage';
import { findMuiErrorQuery } from '../findMuiErrorQuery';

describe('findMuiErrorQuery', () => {
  for (const [message, query] of [
    [formatMuiErrorMessage(7), 'code=7'],
    [
      formatMuiErrorMessage(11, ' (a b)', '5&0'),
      'code=11&args%5B%5D=+%28a+b%29&args%5B%5D=5%260',
    ],
    ['Uncaught: Minified MUI error #12', 'code=12'],
    ['Minified MUI error #12; visit https://example.org/?x=1 for more', 'code=12'],
    ['Minified React error #31; visit https://react.dev/errors/31', undefined],
    ['MUI: `capitalize(string)` expects a string argument.', undefined],
    ['', undefined],
  ] as const) {
    it(`finds ${query} in “${message}”`, () => {
      expect(findMuiErrorQuery(message)).toBe(query);
    });
  }
});
