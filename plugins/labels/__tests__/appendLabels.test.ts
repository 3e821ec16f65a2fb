import { addLabels, dictionaries } from '../../../src/i18n/dictionaries';
import { getDictionary, translate } from '../../../src/node/dictionary';
import type { Label, LabelTree } from '../../../src/i18n/types';
import { appendAllLabels, appendLabels } from '../appendLabels';

const CODE = "t('copy.copied'); t('sidebar.found', { count });\n";

const COPY = getDictionary('zh').copy as Record<string, Label>;

afterEach(() => jest.restoreAllMocks());

/** The calls that a module ends with, as a page runs them. */
function runCalls(code: string) {
  for (const [, language, labels] of code.matchAll(
    /^addLabels\("(\w+)", (.*)\);$/gm,
  )) {
    addLabels(language!, JSON.parse(labels!) as LabelTree);
  }
}

it('leaves a module as it is that names no label', () => {
  expect(appendLabels("export const a = 'copy.none';", 'en')).toBe(
    "export const a = 'copy.none';",
  );
});

it('puts the labels of the language behind the code, and no others', () => {
  const code = appendLabels(CODE, 'zh');
  expect(code.startsWith(CODE)).toBe(true);
  expect(code).toContain('addLabels("zh", {');
  expect(code).toContain(`"copy":{"copied":"${String(COPY.copied)}"}`);
  expect(code).not.toContain('addLabels("en"');
  expect(code).not.toContain(COPY.failed);
});

it('adds English where the language lacks a label', () => {
  jest.replaceProperty(COPY, 'copied', undefined as never);
  const code = appendLabels(CODE, 'zh');
  expect(code).toContain('addLabels("en", {"copy":{"copied":"Copied"}});');
});

it('gives a page that began without labels those of its modules', () => {
  const modules = [CODE, "t('copy.copy')"].map((code) => appendLabels(code, 'en'));
  jest.replaceProperty(dictionaries, 'en', {});
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  modules.forEach(runCalls);
  expect(translate('en', 'copy.copied')).toBe('Copied');
  expect(translate('en', 'copy.copy')).toBe('Copy');
  expect(translate('en', 'sidebar.found', { count: 1 })).toBe('1 page found');
  expect(warn).not.toHaveBeenCalled();
  expect(translate('en', 'copy.failed')).toBe('…');
});

it('fills the dictionaries with the labels of all parts', () => {
  const code = appendAllLabels('const before = 1;\n', ['zh', 'en']);
  expect(code).toMatch(/^const before = 1;\n/);
  expect(code).toMatch(/^import \* as labels\d+ from ".*search\/labels\.ts";$/m);
  expect(code).toMatch(/^import \* as labels\d+ from ".*chrome\/labels\.ts";$/m);
  expect(code).toContain('of ["zh","en"]');
});
