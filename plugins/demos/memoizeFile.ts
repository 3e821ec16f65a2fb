import type { SourceFile } from './readDemoFiles';

/**
 * Remembers what is made of a file, by its path and text. The page that counts a demo's
 * lines, its modules, the live frame and the export make the same of each file.
 */
export function memoizeFile<Result>(
  make: (file: SourceFile) => Promise<Result>,
): (file: SourceFile) => Promise<Result> {
  const made = new Map<string, Promise<Result>>();
  return (file) => {
    const key = `${file.shownPath}\n${file.text}`;
    const result = made.get(key) ?? make(file);
    made.set(key, result);
    return result;
  };
}
