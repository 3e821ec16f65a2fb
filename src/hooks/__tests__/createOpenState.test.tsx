/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createOpenState } from '../createOpenState';

it('opens from anywhere, and closes where it is shown', () => {
  const { open, useOpen } = createOpenState();
  const { result } = renderHook(() => useOpen());
  expect(result.current[0]).toBe(false);
  act(() => open());
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
});

it('tells all who watch, and renders them for changes only', () => {
  const { open, useOpen } = createOpenState();
  const render = jest.fn(useOpen);
  const { result } = renderHook(render);
  const other = renderHook(() => useOpen());
  act(() => open());
  const renders = render.mock.calls.length;
  act(() => open());
  expect(render).toHaveBeenCalledTimes(renders);
  act(() => other.result.current[1](false));
  expect(result.current[0]).toBe(false);
});

it('keeps two dialogs apart', () => {
  const settings = createOpenState();
  const shortcuts = createOpenState();
  const { result } = renderHook(() => shortcuts.useOpen());
  act(() => settings.open());
  expect(result.current[0]).toBe(false);
});
