import { translate } from '@site/src/node/dictionary';
import { toPhrase } from '../toPhrase';

describe('toPhrase', () => {
  it.each([
    ['en', 'since', undefined, 'Since 8.10'],
    ['en', 'since', '8.2.0', 'Since after 8.2, by 8.10'],
    ['en', 'version', '8.2.0', 'After 8.2, by 8.10'],
    ['en', 'deprecatedSince', undefined, 'Deprecated since 8.10'],
    ['en', 'removedIn', undefined, 'Removed in 8.10'],
    ['zh', 'since', undefined, '始于 8.10'],
  ] as const)('says in %s %s, after %s', (language, phrase, after, text) => {
    const t: Parameters<typeof toPhrase>[0] = (key, values) =>
      translate(language, key, values);
    expect(toPhrase(t, phrase, { from: '8.10.2', ...(after && { after }) })).toBe(
      text,
    );
  });
});
