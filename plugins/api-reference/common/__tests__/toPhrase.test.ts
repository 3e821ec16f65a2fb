import { translate } from '@site/src/node/dictionary';
import { toPhrase } from '../toPhrase';

describe('toPhrase', () => {
  it.each([
    ['en', 'since', '8.10.0', undefined, 'Since 8.10'],
    ['en', 'since', '8.9.2', undefined, 'Since 8.9.2'],
    ['en', 'since', '8.10.0', '8.2.0', 'Since after 8.2, by 8.10'],
    ['en', 'since', '8.10.2', '7.29.13', 'Since after 7.29.13, by 8.10.2'],
    ['en', 'version', '8.10.0', undefined, '8.10'],
    ['en', 'version', '8.10.2', undefined, '8.10.2'],
    ['en', 'version', '8.10.2', '8.2.0', 'After 8.2, by 8.10.2'],
    ['en', 'deprecatedSince', '8.10.0', undefined, 'Deprecated since 8.10'],
    ['en', 'deprecatedSince', '8.10.2', undefined, 'Deprecated since 8.10.2'],
    ['en', 'removedIn', '9.0.0', undefined, 'Removed in 9.0'],
    ['en', 'removedIn', '9.0.4', undefined, 'Removed in 9.0.4'],
    ['zh', 'since', '8.10.2', undefined, '始于 8.10.2'],
  ] as const)(
    'says in %s %s %s, after %s',
    (language, phrase, from, after, text) => {
      const t: Parameters<typeof toPhrase>[0] = (key, values) =>
        translate(language, key, values);
      expect(toPhrase(t, phrase, { from, ...(after && { after }) })).toBe(text);
    },
  );
});
