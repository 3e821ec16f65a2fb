/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useCopyKeys } from '../useCopyKeys';

function Keys() {
  return <kbd>{useCopyKeys()?.label}</kbd>;
}

afterEach(() => Reflect.deleteProperty(navigator, 'platform'));

describe('useCopyKeys', () => {
  it.each([
    ['MacIntel', '⌘C', 'Meta+C'],
    ['iPhone', '⌘C', 'Meta+C'],
    ['iPad', '⌘C', 'Meta+C'],
    ['Win32', 'Ctrl+C', 'Control+C'],
    ['Linux x86_64', 'Ctrl+C', 'Control+C'],
    ['', 'Ctrl+C', 'Control+C'],
  ])('on "%s" is %s', (platform, label, aria) => {
    Object.defineProperty(navigator, 'platform', {
      value: platform,
      configurable: true,
    });
    const { result } = renderHook(() => useCopyKeys());
    expect(result.current).toEqual({ label, aria });
  });

  it('is unknown on the server', () => {
    expect(renderToString(<Keys />)).toBe('<kbd></kbd>');
  });
});
