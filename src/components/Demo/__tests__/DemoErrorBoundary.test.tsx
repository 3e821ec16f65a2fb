/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import DemoErrorBoundary from '../DemoErrorBoundary';

let broken: boolean;

function Bomb() {
  if (broken) {
    throw new Error('The fuse was lit');
  }
  return <p>All quiet</p>;
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

describe('DemoErrorBoundary', () => {
  it('shows the error, a prefilled issue, and starts again', () => {
    render(
      <DemoErrorBoundary id="page/Bomb">
        <Bomb />
      </DemoErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('The fuse was lit');
    const { href } = screen.getByRole<HTMLAnchorElement>('link');
    const issue = new URL(href);
    expect(issue.origin + issue.pathname).toBe('https://example.com/issues/new');
    expect(issue.searchParams.get('title')).toBe('Demo page/Bomb crashes');
    expect(issue.searchParams.get('body')).toContain('The fuse was lit');

    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Start it again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('All quiet')).toBeTruthy();
  });

  it('leaves its surroundings alone', () => {
    render(
      <>
        <p>Text</p>
        <DemoErrorBoundary id="page/Bomb">
          <Bomb />
        </DemoErrorBoundary>
      </>,
    );
    expect(screen.getByText('Text')).toBeTruthy();
  });
});
