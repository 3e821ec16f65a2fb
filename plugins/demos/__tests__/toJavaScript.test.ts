import fs from 'node:fs';
import path from 'node:path';
import { toJavaScript } from '../toJavaScript';

const FIXTURES = path.join(__dirname, 'fixtures', 'javascript');

const cases = fs.readdirSync(FIXTURES).flatMap((file) => {
  const [, name, extension] = /^(.+)\.input\.(tsx?)\.txt$/.exec(file) ?? [];
  return name && extension ? [{ name, extension }] : [];
});

function readFixture(name: string) {
  return fs.readFileSync(path.join(FIXTURES, `${name}.txt`), 'utf8');
}

async function convertFixture(name: string, extension: string) {
  return toJavaScript(
    readFixture(`${name}.input.${extension}`),
    `docs/page/${name}.${extension}`,
  );
}

async function getFault(code: string, fileName: string) {
  return toJavaScript(code, fileName).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

describe('toJavaScript', () => {
  it.each(cases)('writes $name as a person would', async ({ name, extension }) => {
    expect(await convertFixture(name, extension)).toBe(
      readFixture(`${name}.output.${extension.replace('ts', 'js')}`),
    );
  });

  it('has an input for each output', () => {
    const outputs = fs
      .readdirSync(FIXTURES)
      .filter((file) => file.includes('.output.'))
      .map((file) => file.replace('.output.js', '.input.ts'));
    expect(
      outputs.filter((file) => !fs.existsSync(path.join(FIXTURES, file))),
    ).toEqual([]);
    expect(outputs).toHaveLength(cases.length);
  });

  it('leaves JavaScript as it is', async () => {
    const { name, extension } = cases.find(({ name }) => name === 'preview-in-jsx')!;
    const javaScript = await convertFixture(name, extension);
    expect(await toJavaScript(javaScript, 'Bars.tsx')).toBe(javaScript);
  });

  it.each([
    ['an enum', 'enum Stage { Open }', 'Stage.ts:1: an enum is more than a type'],
    ['a const enum', '\nconst enum Stage { Open }', 'Stage.ts:2: an enum is more'],
    [
      'a namespace',
      'namespace Units { export const mm = 1; }',
      'Stage.ts:1: a namesp',
    ],
    [
      'an import assignment',
      "import fs = require('fs');",
      'Stage.ts:1: JavaScript mod',
    ],
    [
      'an export assignment',
      'export = 1;',
      'Stage.ts:1: JavaScript modules have no',
    ],
    [
      'an open bracket',
      'const a = 1;\nconst b = [',
      'Stage.ts:2:12: Unexpected token',
    ],
    ['a missing type', 'const a: = 1;', 'Stage.ts:1:10: Unexpected token'],
    ['JSX outside .tsx', 'const a = <p>a</p>;', 'Stage.ts:1:'],
    ['a second declaration', 'let a;\nlet a;', "Stage.ts:2:5: Identifier 'a' has"],
    [
      'a preview mark inside a type',
      'interface A {\n  // #region preview\n  a: 1;\n}\nexport default 1;',
      'Stage.ts: a mark of the preview region stands inside a type',
    ],
  ])('refuses %s', async (_, code, message) => {
    await expect(toJavaScript(code, 'docs/page/Stage.ts')).rejects.toThrow(
      new RegExp(`^docs/page/${message.replace(/[.()]/g, '\\$&')}`),
    );
  });

  // No inline snapshots: Babel rewrites the stack by which jest finds their place.
  it('names all types that leave code behind, each with its way out', async () => {
    const code = 'enum Stage { Open }\n\nnamespace Units { export const mm = 1; }\n';
    expect(await getFault(code, 'Job.ts')).toBe(
      `Job.ts:1: an enum is more than a type. Write a union ("type Stage = 'open' | 'done'") or a const object ("const stages = { … } as const").
Job.ts:3: a namespace is more than a type. Write a const object ("const units = { … } as const"), or a union for a set of names.`,
    );
  });

  it('shows the place of a syntax error, and no advice on Babel', async () => {
    expect(await getFault('@shelf\nclass Box {}\n', 'Box.ts')).toBe(
      `Box.ts:1:1: Support for the experimental syntax 'decorators' isn't currently enabled

> 1 | @shelf
    | ^
  2 | class Box {}
  3 |`,
    );
  });
});
