import { dictionaries } from '../../../src/i18n/dictionaries';
import type { en } from '../../../src/i18n/en';
import { translate } from '../../../src/i18n/translate';
import { zh } from '../../../src/i18n/zh';
import { appendLabels } from '../appendLabels';
import { addLabels } from '../client/addLabels';

const CODE = "t('copy.copied'); t('sidebar.found', { count });\n";

afterEach(() => jest.restoreAllMocks());

/** The calls that a module ends with, as a page runs them. */
function runCalls(code: string) {
  for (const [, language, labels] of code.matchAll(
    /^addLabels\("(\w+)", (.*)\);$/gm,
  )) {
    addLabels(language!, JSON.parse(labels!) as typeof en);
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
  expect(code).toContain(`addLabels("zh", {"copy":{"copied":"${zh.copy.copied}"}`);
  expect(code).not.toContain('addLabels("en"');
  expect(code).not.toContain(zh.copy.failed);
});

it('adds English where the language lacks a label', () => {
  jest.replaceProperty(zh.copy, 'copied', undefined as never);
  const code = appendLabels(CODE, 'zh');
  expect(code).toContain('addLabels("en", {"copy":{"copied":"Copied"}});');
});

it('gives a page that began without labels those of its modules', () => {
  jest.replaceProperty(dictionaries as Record<string, object>, 'en', {});
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  runCalls(appendLabels(CODE, 'en'));
  runCalls(appendLabels("t('copy.copy')", 'en'));
  expect(translate('en', 'copy.copied')).toBe('Copied');
  expect(translate('en', 'copy.copy')).toBe('Copy');
  expect(translate('en', 'sidebar.found', { count: 1 })).toBe('1 page found');
  expect(warn).not.toHaveBeenCalled();
  expect(translate('en', 'copy.failed')).toBe('…');
});
