import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { getDictionary, LABEL_FILES } from '../../node/dictionary';
import { listKeys } from '../listKeys';
import { findUsedKeys } from './findUsedKeys';

const ROOT = path.join(__dirname, '../../..');

function listModules(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(ROOT, folder, file))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/[\\/]__tests__[\\/]/.test(file))
    .filter((file) => !LABEL_FILES.includes(file));
}

it('every label is used', () => {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const modules = ['src', 'plugins'].flatMap(listModules);
  const used = findUsedKeys(modules, LABEL_FILES, options);
  expect(listKeys(getDictionary('en')).filter((key) => !used.has(key))).toEqual([]);
});

it.each([
  ['a call', "t('a.one');", ['a.one']],
  ['a choice', "t(Math.random() > 1 ? 'a.one' : 'b.one');", ['a.one', 'b.one']],
  ['a composed key', 't(`a.${id}`);', ['a.one', 'a.two']],
  ['a map', "const map = { x: 'b.one' } as const; t(map.x);", ['b.one']],
  ['no text that can be anything', 'log(`a.${String(id)}`);', []],
])('a key is used by %s', (_, code, expected) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'labels-'));
  const file = path.join(folder, 'code.ts');
  const declarations =
    'type Id = "one" | "two"; declare const id: Id; declare function log(text: string): void; declare function t(key: `${"a" | "b"}.${Id}`): void;';
  fs.writeFileSync(file, `${declarations}\n${code}\n`);
  const used = findUsedKeys([file], [], { strict: true, types: [] });
  fs.rmSync(folder, { recursive: true });
  expect([...used].filter((text) => text.includes('.')).toSorted()).toEqual(
    expected,
  );
});
