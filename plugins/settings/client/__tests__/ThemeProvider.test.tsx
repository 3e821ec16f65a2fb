/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { getSettingsStore } from '../../common/store';
import type { ThemeAction } from '../../common/themeReducer';
import { stubSystemMode } from '@site/tests/jest/stubSystemMode';
import { ThemeProvider, useChangeTheme, useThemeState } from '../ThemeProvider';

function useTheme() {
  return { state: useThemeState(), change: useChangeTheme() };
}

function State() {
  return <>{JSON.stringify(useThemeState())}</>;
}

beforeEach(() => {
  stubSystemMode('light');
  localStorage.clear();
  getSettingsStore().adopt(null);
});

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['useThemeState', useThemeState],
  ['useChangeTheme', useChangeTheme],
] as const)('%s', (_, hook) => {
  it('throws outside of its provider', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => renderHook<unknown, unknown>(() => hook())).toThrow(
      new Error('Forgot to wrap component in `ThemeProvider`'),
    );
  });
});

describe('ThemeProvider', () => {
  it.each<[ThemeAction, string, string | null]>([
    [{ type: 'set-spacing', spacing: 3 }, 'spacing', '3'],
    [{ type: 'increase-spacing' }, 'spacing', '9'],
    [{ type: 'decrease-spacing' }, 'spacing', '7'],
    [{ type: 'set-dense', dense: true }, 'dense', 'true'],
    [{ type: 'reset-density' }, 'dense', null],
    [{ type: 'change', direction: 'rtl' }, 'direction', 'rtl'],
    [{ type: 'change', paletteMode: 'dark' }, 'mui-mode', 'dark'],
    [{ type: 'change', paletteMode: 'light' }, 'mui-mode', 'light'],
    [
      { type: 'change', paletteColors: { primary: '#0af' } },
      'paletteColors',
      '{"primary":"#0af"}',
    ],
    [{ type: 'reset-colors' }, 'paletteColors', null],
  ])('stores what %j changes', (action, name, text) => {
    const { result } = renderHook(useTheme, { wrapper: ThemeProvider });
    act(() => result.current.change(action));
    expect(localStorage.getItem(name)).toBe(text);
  });

  it.each([
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
  ] as const)('shows the mode %s on a %s system as %s', (mode, system, shown) => {
    stubSystemMode(system);
    const { result } = renderHook(useTheme, { wrapper: ThemeProvider });
    act(() => getSettingsStore().set('mode', mode));
    expect(result.current.state.paletteMode).toBe(shown);
  });

  it('follows another tab, and keeps its object while nothing changes', () => {
    const { result, rerender } = renderHook(useTheme, { wrapper: ThemeProvider });
    const { state, change } = result.current;
    rerender();
    expect(result.current.state).toBe(state);
    localStorage.setItem('dense', 'true');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'dense' }));
    });
    expect(result.current.state).toEqual({ ...state, dense: true });
    expect(result.current.change).toBe(change);
  });

  it('has the defaults on the server, whatever is stored', () => {
    getSettingsStore().set('dense', true);
    const markup = renderToString(
      <ThemeProvider>
        <State />
      </ThemeProvider>,
    );
    expect(markup).toContain('dense&quot;:false');
  });
});
