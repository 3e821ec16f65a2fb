import { zh } from '../../../src/i18n/zh';
import { loadLabels } from '../loadLabels';

afterEach(() => jest.restoreAllMocks());

it.each(['en', 'zh', 'pt'])('no label is missing in %s', (language) => {
  expect(loadLabels(language)).toEqual({ missing: [] });
});

it('counts what is missing, groups by their labels', () => {
  jest.replaceProperty(zh, 'copy', undefined as never);
  jest.replaceProperty(zh.demo, 'reset', undefined as never);
  expect(loadLabels('zh').missing).toEqual([
    'copy.copy',
    'copy.copied',
    'copy.failed',
    'demo.reset',
  ]);
});

it('stops at a language without a dictionary, and says where to write it', () => {
  expect(() => loadLabels('xx')).toThrowErrorMatchingInlineSnapshot(
    `"The language "xx" has no dictionary. Write src/i18n/xx.ts and add it to src/i18n/dictionaries.ts, which has: en, zh, pt."`,
  );
});
