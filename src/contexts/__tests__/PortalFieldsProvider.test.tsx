/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { PortalFieldsProvider, usePortalFields } from '../PortalFieldsProvider';

describe('usePortalFields', () => {
  it('hands out what the configuration has for the browser', () => {
    const { result } = renderHook(usePortalFields, {
      wrapper: PortalFieldsProvider,
    });
    expect(result.current).toMatchObject({ repositoryUrl: 'https://example.com' });
  });

  it('throws outside of its provider', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => renderHook(usePortalFields)).toThrow(
      new Error('Forgot to wrap component in `PortalFieldsProvider`'),
    );
  });
});
