/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import CodeBar from '..';

describe('CodeBar', () => {
  it.each([
    ['tsx', 'TSX'],
    ['ts', 'TypeScript'],
    ['bash', 'Shell'],
    ['diff', 'Diff'],
    ['rust', 'rust'],
    ['text', ''],
  ])('names the language of a %s fence "%s"', (language, name) => {
    const { container } = render(<CodeBar language={language}>{null}</CodeBar>);
    expect(container.textContent).toBe(name);
  });

  it('names the file first, and holds the buttons last', () => {
    const { container } = render(
      <CodeBar title="src/App.tsx" language="tsx">
        <button type="button">Copy</button>
      </CodeBar>,
    );
    expect(
      [...container.firstElementChild!.children].map((part) => part.textContent),
    ).toEqual(['src/App.tsx', 'TSX', 'Copy']);
  });
});
