/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { CodeChoice } from '@site/plugins/settings/common/hash';
import { useExport } from '../useExport';
import { DEMO } from './fixtures';

const openDemo = jest.fn();

jest.mock('../../../export', () => ({
  openDemo: (...args: unknown[]) => openDemo(...args) as unknown,
}));

const CHOICE: CodeChoice = { variant: 'TS', styling: 'system' };

function renderExport() {
  return renderHook(
    (choice) => useExport({ demo: DEMO, ...choice, loadAll: async () => [] }),
    { initialProps: CHOICE },
  );
}

/** Renders an export that has failed. */
async function renderFailed() {
  openDemo.mockImplementationOnce(() => {
    throw new Error('an unknown package');
  });
  const hook = renderExport();
  await act(() => hook.result.current.openSandbox('StackBlitz'));
  expect(hook.result.current.failure).toBe('an unknown package');
  return hook;
}

describe('useExport', () => {
  it('forgets a failure with a success', async () => {
    const { result } = await renderFailed();
    await act(() => result.current.openSandbox('CodeSandbox'));
    expect(result.current.failure).toBeUndefined();
  });

  it.each<Partial<CodeChoice>>([{ variant: 'JS' }, { styling: 'css' }])(
    'shows a failure no longer in %j',
    async (change) => {
      const { result, rerender } = await renderFailed();
      rerender({ ...CHOICE, ...change });
      expect(result.current.failure).toBeUndefined();
    },
  );
});
