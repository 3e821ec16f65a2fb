import type { SourceFile } from './readDemoFiles';

/** Remembers what is made of an input, by a key that tells it from others. */
export function memoize<Input, Result>(
  toKey: (input: Input) => string,
  make: (input: Input) => Result,
): (input: Input) => Result {
  const made = new Map<string, Result>();
  return (input) => {
    const key = toKey(input);
    if (!made.has(key)) {
      made.set(key, make(input));
    }
    return made.get(key)!;
  };
}

/**
 * Remembers what is made of a file, by its path and text. The page that counts a demo's
 * lines, its modules, the live frame and the export make the same of each file.
 */
export function memoizeFile<Result>(
  make: (file: SourceFile) => Result,
): (file: SourceFile) => Result {
  return memoize(({ shownPath, text }) => `${shownPath}\n${text}`, make);
}
