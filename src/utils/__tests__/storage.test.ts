/** @jest-environment jsdom */
import { cookieTextStorage, localTextStorage, visitTextStorage } from '../storage';

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'codeVariant=; max-age=0; path=/';
});

describe.each([
  ['local storage', localTextStorage],
  ['session storage', visitTextStorage],
  ['cookies', cookieTextStorage],
])('%s', (_, storage) => {
  it('reads back what was written, and nothing after removal', () => {
    expect(storage.read('codeVariant')).toBeNull();
    storage.write('codeVariant', 'a b;c=d');
    expect(storage.read('codeVariant')).toBe('a b;c=d');
    storage.write('codeVariant', null);
    expect(storage.read('codeVariant')).toBeNull();
  });
});

it('writes a cookie for the whole site and a year', () => {
  const setter = jest.spyOn(document, 'cookie', 'set');
  cookieTextStorage.write('codeVariant', 'JS');
  expect(setter).toHaveBeenCalledWith(
    'codeVariant=JS; path=/; max-age=31536000; samesite=lax',
  );
});

it('finds a cookie by its whole name', () => {
  document.cookie = 'xcodeVariant=JS';
  expect(cookieTextStorage.read('codeVariant')).toBeNull();
});

it('loses persistence only when the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  for (const storage of [localTextStorage, visitTextStorage, cookieTextStorage]) {
    expect(() => storage.write('codeVariant', 'JS')).not.toThrow();
    expect(storage.read('codeVariant')).toBeNull();
  }
});
