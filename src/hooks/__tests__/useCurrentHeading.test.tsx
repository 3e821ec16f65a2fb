/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useCurrentHeading } from '../useCurrentHeading';

const IDS = ['first', 'second'];

function Page() {
  return <p>{useCurrentHeading(IDS) ?? 'none'}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  // What jsdom lacks.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => jest.useRealTimers());

describe('useCurrentHeading', () => {
  it.each(['/', '/#second', '/#100%'])('reads the page at %s', async (address) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>,
    );
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByText('none')).toBeTruthy();
  });
});
