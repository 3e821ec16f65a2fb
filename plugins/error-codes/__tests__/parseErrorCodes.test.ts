import { parseErrorCodes } from '../parseErrorCodes';

const IMPORT = `import _format from '@mui/utils/formatMuiErrorMessage';\n`;

function toModule(message: string, call: string) {
  return `${IMPORT}throw new Error(process.env.NODE_ENV !== "production" ? ${message} : ${call});`;
}

describe('parseErrorCodes', () => {
  for (const [name, message, call, expected] of [
    ['a text', `'No value.'`, '_format(2)', 'No value.'],
    ['a sum of texts', `'No ' + 'value.\\n' + '.'`, '_format(2)', 'No value.\n.'],
    ['a template', '`No ${name}.`', '_format(2, name)', 'No %s.'],
    [
      'a template in a sum',
      '`No ${a.b}` + `, ${f(c)}${d}`',
      '_format(2, a.b, f(c), d)',
      'No %s, %s%s',
    ],
    [
      'a choice as an argument',
      "`No${name ? ` (${name})` : ''}.`",
      "_format(2, name ? ` (${name})` : '')",
      'No%s.',
    ],
  ] as const) {
    it(`reads ${name}`, () => {
      expect(parseErrorCodes(toModule(message, call))).toEqual([
        { code: 2, message: expected },
      ]);
    });
  }

  it('finds nothing in a module that numbers nothing', () => {
    expect(parseErrorCodes(`export const a = b ? 'x' : format(2);`)).toEqual([]);
    expect(
      parseErrorCodes(`export { default } from './formatMuiErrorMessage.js';`),
    ).toEqual([]);
  });

  for (const [name, source, fault] of [
    [
      'an argument that is another',
      toModule('`No ${a}.`', '_format(2, b)'),
      'code 2 has the arguments (a), but the production build passes (b)',
    ],
    [
      'an argument too few',
      toModule('`No ${a}.`', '_format(2)'),
      'code 2 has the arguments (a), but the production build passes ()',
    ],
    [
      'a number that is computed',
      toModule(`'No.'`, '_format(code)'),
      'its code is no number in _format(code)',
    ],
    [
      'a number without a message',
      `${IMPORT}throw new Error(_format(2));`,
      '1 of 1 numbered errors have no message beside them',
    ],
  ] as const) {
    it(`refuses ${name}`, () => {
      expect(() => parseErrorCodes(source)).toThrow(fault);
    });
  }
});
