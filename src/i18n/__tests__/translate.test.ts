import { dictionaries } from '../dictionaries';
import { translate } from '../translate';

afterEach(() => jest.restoreAllMocks());

/** Takes a label out of a language for a test. */
function dropLabel(language: string, group: string, name: string) {
  const labels = dictionaries[language]![group] as Record<string, string>;
  jest.replaceProperty(labels, name, undefined as never);
}

describe('translate', () => {
  it('finds a label in its language', () => {
    expect(translate('en', 'copy.copied')).toBe('Copied');
    expect(translate('zh', 'copy.copied')).toBe('已复制');
  });

  it('fills in placeholders and leaves unknown ones', () => {
    expect(translate('en', 'demo.label', { name: 'Bars' })).toBe('Demo: Bars');
    expect(translate('en', 'demo.label')).toBe('Demo: {name}');
  });

  it.each([
    ['zh', 12345, '显示 12,345 个页面'],
    ['pt', 12345, '12.345 páginas em exibição'],
    ['en', '12345', '12345 pages shown'],
  ])('%s writes %j as: %s', (language, count, expected) => {
    expect(translate(language, 'translations.shown', { count })).toBe(expected);
  });

  it.each([
    ['en', 0, '0 pages found'],
    ['en', 1, '1 page found'],
    ['en', 2, '2 pages found'],
    ['pt', 0, '0 página encontrada'],
    ['pt', 1, '1 página encontrada'],
    ['pt', 2, '2 páginas encontradas'],
    // A form of its own in the language's rules, which the label does without.
    ['pt', 1_000_000, '1.000.000 páginas encontradas'],
    ['zh', 1, '找到 1 个页面'],
  ])('%s counts %i as: %s', (language, count, expected) => {
    expect(translate(language, 'sidebar.found', { count })).toBe(expected);
  });

  it('takes the general form where there is no count', () => {
    expect(translate('en', 'sidebar.found')).toBe('{count} pages found');
  });

  it('counts by the English rules in an English text', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    dropLabel('pt', 'sidebar', 'found');
    expect(translate('pt', 'sidebar.found', { count: 0 })).toBe('0 pages found');
  });

  it('falls back to English with one warning per key', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    dropLabel('zh', 'demo', 'reset');
    expect(translate('zh', 'demo.reset')).toBe('Start it again');
    expect(translate('zh', 'demo.reset')).toBe('Start it again');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      'The label "demo.reset" is not translated into "zh".',
    );
  });

  it('reports a missing language and shows an ellipsis', () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    expect(translate('xx', 'copy.copy')).toBe('…');
    expect(error).toHaveBeenCalledWith(
      'There is no dictionary for the language "xx".',
    );
  });
});
