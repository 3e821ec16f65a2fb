/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { PortalFieldsProvider } from '@site/src/contexts/PortalFieldsProvider';
import type { CodeStyling } from '@site/plugins/settings/common/definitions';
import DemoErrorBoundary from '../DemoErrorBoundary';
import { loadDemo } from '../loadDemo';
import type { LoadedDemo } from '../types';
import { useLoadedDemo } from '../useLoadedDemo';

jest.mock('../loadDemo');

interface Attempt {
  resolve: (demo: LoadedDemo) => void;
  reject: (error: Error) => void;
}

const MARKUP = { current: null };
const LOADS = { system: jest.fn() };

let attempts: Partial<Record<CodeStyling, Attempt>>;

function renderLoading(near = true) {
  return renderHook(({ styling }) => useLoadedDemo(LOADS, styling, near, MARKUP), {
    initialProps: { styling: 'system' as CodeStyling },
    wrapper: ({ children }) => (
      <PortalFieldsProvider>
        <DemoErrorBoundary id="page/Demo">{children}</DemoErrorBoundary>
      </PortalFieldsProvider>
    ),
  });
}

const arrive = (styling: CodeStyling) =>
  act(async () => attempts[styling]!.resolve({ styling } as LoadedDemo));

const fail = (styling: CodeStyling) =>
  act(async () => attempts[styling]!.reject(new Error(`no ${styling}`)));

beforeEach(() => {
  attempts = {};
  jest.mocked(loadDemo).mockImplementation(
    (_, styling) =>
      new Promise((resolve, reject) => {
        attempts[styling] = { resolve, reject };
      }),
  );
});

afterEach(() => jest.restoreAllMocks());

describe('useLoadedDemo', () => {
  it('waits until the reader is near', () => {
    renderLoading(false);
    expect(attempts).toEqual({});
  });

  it('shows the styling before until the wanted one has come', async () => {
    const { result, rerender } = renderLoading();
    expect(result.current.loaded).toBeUndefined();
    await arrive('system');
    rerender({ styling: 'css' });
    expect(result.current.loaded?.styling).toBe('system');
    await arrive('css');
    expect(result.current.loaded?.styling).toBe('css');
  });

  it('keeps the styling before when the wanted one fails, and tries again', async () => {
    const { result, rerender } = renderLoading();
    await arrive('system');
    rerender({ styling: 'css' });
    await fail('css');
    expect(result.current.loaded?.styling).toBe('system');
    expect(result.current.wantedStyling.failure).toEqual(new Error('no css'));
    act(() => result.current.wantedStyling.retry());
    await arrive('css');
    expect(result.current.loaded?.styling).toBe('css');
    expect(result.current.wantedStyling.failure).toBeUndefined();
  });

  it('ignores the late failure of a styling that nobody wants any more', async () => {
    const { result, rerender } = renderLoading();
    rerender({ styling: 'css' });
    await fail('system');
    await arrive('css');
    expect(result.current.loaded?.styling).toBe('css');
    expect(result.current.wantedStyling.failure).toBeUndefined();
  });

  it('throws where there is nothing else to show', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    renderLoading();
    await fail('system');
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(
      'no system',
    );
  });
});
