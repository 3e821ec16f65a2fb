import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { toLogical } from '../toLogical';

const ROOT = path.join(__dirname, '../../../..');

function listStyleSheets(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file));
}

/** What to write instead of a declaration that names a side; undefined where it names none. */
function toAdvice(prop: string, value: string): string | undefined {
  if (prop === 'float' && /^(left|right)$/.test(value)) {
    return 'Use flex or grid.';
  }
  const logical = toLogical(prop, value)?.map((pair) => `${pair.join(': ')};`);
  return logical && `Write "${logical.join(' ')}".`;
}

function findPhysical(css: string, file: string): string[] {
  const faults: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value, source }) => {
    const advice = toAdvice(prop, value);
    if (advice !== undefined) {
      const place = `${file}:${source!.start!.line}`;
      faults.push(`${place}: "${prop}: ${value}" names a side. ${advice}`);
    }
  });
  return faults;
}

it('finds what names a side', () => {
  const css = '.a {\n  left: 0;\n  float: right;\n  color: red;\n}';
  expect(findPhysical(css, 'a.css')).toMatchInlineSnapshot(`
    [
      "a.css:2: "left: 0" names a side. Write "inset-inline-start: 0;".",
      "a.css:3: "float: right" names a side. Use flex or grid.",
    ]
  `);
});

it('the portal’s style sheets name no side', () => {
  const files = ['src', 'plugins'].flatMap(listStyleSheets);
  expect(files).toContain('src/css/portal.css');
  const faults = files.flatMap((file) =>
    findPhysical(fs.readFileSync(path.join(ROOT, file), 'utf8'), file),
  );
  expect(faults).toEqual([]);
});
