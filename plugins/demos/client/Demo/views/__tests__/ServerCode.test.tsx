/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import ServerCode from '../ServerCode';
import { createFile } from './fixtures';

const ENTRY = createFile('Cards', ['tsx', 'jsx']);

/** The texts of the disclosure, without those of its summary. */
function renderTexts(files: (typeof ENTRY)[]) {
  const { container } = render(
    <ServerCode files={files} previews={[]} open={false} />,
  );
  return [...container.querySelectorAll('details > :not(summary)')].map(
    ({ localName, textContent }) => `${localName}: ${textContent}`,
  );
}

describe('ServerCode', () => {
  it('shows a single file without its name', () => {
    expect(renderTexts([ENTRY])).toEqual(['pre: Cards in tsx']);
  });

  it('shows each of several files under its name', () => {
    expect(renderTexts([ENTRY, createFile('rows', ['ts', 'js'])])).toEqual([
      'p: Cards.tsx',
      'pre: Cards in tsx',
      'p: rows.ts',
      'pre: rows in ts',
    ]);
  });
});

it('names the date libraries whose readers wait for other code', () => {
  const { container } = render(
    <ServerCode
      files={[ENTRY]}
      previews={[]}
      dateLibraries={{
        names: ['luxon', 'moment'],
        load: () => Promise.resolve({ default: {} }),
      }}
      open={false}
    />,
  );
  expect(container.firstElementChild?.getAttribute('data-date-libraries')).toBe(
    'luxon moment',
  );
});
