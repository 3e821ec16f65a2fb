/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useSetting } from '../../common/useSetting';

function Mode() {
  const [mode, setMode] = useSetting('mode');
  return (
    <button type="button" onClick={() => setMode('dark')}>
      {mode}
    </button>
  );
}

describe('useSetting', () => {
  it('is the default on the server, whatever is stored', () => {
    localStorage.setItem('mui-mode', 'dark');
    expect(renderToString(<Mode />)).toContain('system');
    localStorage.clear();
  });

  it('sets, persists and follows another tab', () => {
    render(<Mode />);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('system');
    act(() => button.click());
    expect(button.textContent).toBe('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    localStorage.setItem('mui-mode', 'light');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
    });
    expect(button.textContent).toBe('light');
  });
});
