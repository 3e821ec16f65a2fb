import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createErrorTable, loadErrorCodes } from '../loadErrorCodes';

const codes = loadErrorCodes(process.cwd());

function findMessage(code: number, name: string) {
  return codes.find((known) => known.code === code && known.package === name)
    ?.message;
}

describe('the installed packages', () => {
  for (const [code, name, beginning] of [
    [
      2,
      '@mui/material',
      'MUI: The `value` prop must be an array when using the `Select`',
    ],
    [7, '@mui/utils', 'MUI: `capitalize(string)` expects a string argument.'],
    [9, '@mui/system', 'MUI: Unsupported `%s` color.\nThe following formats'],
    [
      11,
      '@mui/material',
      'MUI: The color%s provided to augmentColor(color) is invalid.',
    ],
    [19, '@mui/system', 'MUI: The `experimental_sx` has been moved to'],
  ] as const) {
    it(`have error ${code} in ${name}`, () => {
      expect(findMessage(code, name)).toMatch(new RegExp(`^${escape(beginning)}`));
    });
  }

  it('give each message once, in the order of the numbers', () => {
    const keys = codes.map(({ code, package: name }) => [code, name] as const);
    expect(new Set(keys.map(String)).size).toBe(keys.length);
    expect(keys).toEqual(
      [...keys].sort(([a, m], [b, n]) => a - b || m.localeCompare(n)),
    );
  });

  it('are named with their versions', () => {
    const { packages } = createErrorTable(process.cwd(), codes);
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@mui/material', '@mui/system', '@mui/utils']),
    );
    expect(packages.every(({ version }) => /^\d+\.\d+\.\d+/.test(version))).toBe(
      true,
    );
  });
});

function escape(text: string) {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

it('every module that is not understood is named, with what is wrong', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'error-codes-'));
  const write = (file: string, text: string) => {
    const target = path.join(siteDir, 'node_modules/@mui', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  const faulty = `import f from '@mui/utils/formatMuiErrorMessage'; throw f(1);`;
  write('broken/package.json', '{"dependencies":{"@mui/utils":"1.0.0"}}');
  write('broken/esm/a.js', faulty);
  write('broken/b.mjs', faulty);
  write('broken/node_modules/nested/esm/c.js', faulty);
  write('other/package.json', '{}');
  write('other/esm/d.js', faulty);
  try {
    expect(() => loadErrorCodes(siteDir)).toThrowErrorMatchingInlineSnapshot(`
      "The numbered errors of these modules can't be read:
      - node_modules/@mui/broken/b.mjs: 1 of 1 numbered errors have no message beside them
      - node_modules/@mui/broken/esm/a.js: 1 of 1 numbered errors have no message beside them
      Teach plugins/error-codes/parseErrorCodes.ts the form they have now."
    `);
  } finally {
    fs.rmSync(siteDir, { recursive: true });
  }
});
