import { translate } from '../translate';
import { zh } from '../zh';

afterEach(() => jest.restoreAllMocks());

describe('translate', () => {
  it('finds a label in its language', () => {
    expect(translate('en', 'copy.copied')).toBe('Copied');
    expect(translate('zh', 'copy.copied')).toBe('已复制');
  });

  it('fills in placeholders and leaves unknown ones', () => {
    expect(translate('en', 'demo.label', { name: 'Bars' })).toBe('Demo: Bars');
    expect(translate('en', 'demo.label')).toBe('Demo: {name}');
  });

  it('falls back to English with one warning per key', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    jest.replaceProperty(zh.demo, 'reset', undefined as never);
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
