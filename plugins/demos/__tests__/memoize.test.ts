import { memoizeFile } from '../memoize';

const file = {
  name: 'A.tsx',
  filePath: '/A.tsx',
  shownPath: 'docs/A.tsx',
  code: '',
};

it('makes the same of a file once, and anew of a changed one', async () => {
  const make = jest.fn(({ text }: { text: string }) =>
    Promise.resolve(text.toUpperCase()),
  );
  const once = memoizeFile(make);
  await expect(once({ ...file, text: 'a' })).resolves.toBe('A');
  await expect(once({ ...file, text: 'a' })).resolves.toBe('A');
  expect(make).toHaveBeenCalledTimes(1);
  await expect(once({ ...file, text: 'b' })).resolves.toBe('B');
  await expect(once({ ...file, text: 'a', shownPath: 'B' })).resolves.toBe('A');
  expect(make).toHaveBeenCalledTimes(3);
});
