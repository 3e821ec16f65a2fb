/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPortal } from '@site/tests/jest/renderInPortal';
import DemoErrorBoundary from '../DemoErrorBoundary';

let broken: boolean;

function Bomb({ message = 'The fuse was lit' }: { message?: string }) {
  if (broken) {
    throw new Error(message);
  }
  return <p>All quiet</p>;
}

function getIssue(): URL {
  return new URL(screen.getByRole<HTMLAnchorElement>('link').href);
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

describe('DemoErrorBoundary', () => {
  it('shows the error, a prefilled issue, and starts again', () => {
    renderInPortal(
      <DemoErrorBoundary id="page/Bomb">
        <Bomb />
      </DemoErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('The fuse was lit');
    const issue = getIssue();
    expect(issue.origin + issue.pathname).toBe('https://example.com/issues/new');
    expect(issue.searchParams.get('title')).toBe('Demo page/Bomb crashes');
    expect(issue.searchParams.get('body')).toContain('The fuse was lit');

    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Start it again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('All quiet')).toBeTruthy();
  });

  it.each([
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    Object.assign(new Error('Loading CSS chunk 7 failed.'), {
      code: 'CSS_CHUNK_LOAD_FAILED',
    }),
    new TypeError('Failed to fetch dynamically imported module: https://a/b.js'),
  ])('tells a fault of the network as such: $message', async (error) => {
    const Chunk = () => {
      if (broken) {
        throw error;
      }
      return <p>All there</p>;
    };
    renderInPortal(
      <DemoErrorBoundary id="page/Chunk">
        <Chunk />
      </DemoErrorBoundary>,
    );
    const panel = screen.getByRole('alert');
    expect(panel.textContent).toContain('Check the connection');
    expect(screen.queryByRole('link')).toBeNull();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All there')).toBeTruthy();
  });

  it('puts 2,000 characters of an error into the issue', () => {
    renderInPortal(
      <DemoErrorBoundary id="page/Bomb">
        <Bomb message={'x'.repeat(1e6)} />
      </DemoErrorBoundary>,
    );
    const body = getIssue().searchParams.get('body') ?? '';
    expect(/x{2,}/.exec(body)?.[0]).toHaveLength(2000);
  });

  it.each<[string, (demo: ReactNode) => ReactNode]>([
    [
      'canvas',
      (demo) => (
        <section data-demo="page/Bomb">
          <div role="group" tabIndex={-1} data-testid="place">
            {demo}
          </div>
        </section>
      ),
    ],
    [
      'section',
      (demo) => (
        <section data-demo="page/Bomb" data-testid="place">
          {demo}
        </section>
      ),
    ],
  ])('leaves the focus on the demo’s %s after a reset', (_, surround) => {
    renderInPortal(
      surround(
        <DemoErrorBoundary id="page/Bomb">
          <Bomb />
        </DemoErrorBoundary>,
      ),
    );
    broken = false;
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByTestId('place'));
  });

  it('leaves its surroundings alone', () => {
    renderInPortal(
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
