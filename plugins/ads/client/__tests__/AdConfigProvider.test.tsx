/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { renderHook } from '@testing-library/react';
import { AdConfigProvider, useAdConfig } from '../AdConfigProvider';
import { PortalFieldsProvider } from '../../../../src/contexts/PortalFieldsProvider';

describe('useAdConfig', () => {
  it('hands out a configuration that stays the same', () => {
    const { result, rerender } = renderHook(useAdConfig, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <PortalFieldsProvider>
          <AdConfigProvider>{children}</AdConfigProvider>
        </PortalFieldsProvider>
      ),
    });
    const first = result.current;
    expect(first.enabled).toBe(true);
    expect(first.getServices()).toEqual({});
    rerender();
    expect(result.current).toBe(first);
  });

  it('throws outside of its provider', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => renderHook(useAdConfig)).toThrow(
      new Error('Forgot to wrap component in `AdConfigProvider`'),
    );
  });
});
