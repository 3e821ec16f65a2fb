/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useDemoSettings } from '../useDemoSettings';

const DEFAULTS = { direction: 'ltr', dense: false, spacing: 8, paletteColors: {} };

it.each([
  [undefined, DEFAULTS],
  [{ direction: undefined, dense: undefined }, DEFAULTS],
  [
    { direction: 'rtl', dense: true } as const,
    { ...DEFAULTS, direction: 'rtl', dense: true },
  ],
])('makes of the overrides %j the settings %j', (overrides, settings) => {
  const { result } = renderHook(() => useDemoSettings(overrides));
  expect(result.current).toEqual(settings);
});

it('leaves stored palette colors alone, which nothing has checked', () => {
  localStorage.setItem('paletteColors', '{"primary":"no color"}');
  const { result } = renderHook(() => useDemoSettings());
  expect(result.current).toEqual(DEFAULTS);
});
