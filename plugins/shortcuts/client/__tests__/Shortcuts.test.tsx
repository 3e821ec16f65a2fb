/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { getSettingsStore } from '@site/plugins/settings/common/store';
import Shortcuts from '../Shortcuts';
import { shortcutsState } from '../state';
import { useShortcut } from '../useShortcut';

const next = jest.fn();

function Page({ hasNext }: { hasNext: boolean }) {
  useShortcut(hasNext ? 'n' : undefined, 'shortcuts.next', next);
  return <Shortcuts />;
}

beforeAll(() => {
  // The test environment has dialogs that don't open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  next.mockClear();
  getSettingsStore().set('shortcuts', 'on');
});

it('runs a control’s key only while the control is there', () => {
  const { rerender } = render(<Page hasNext />);
  fireEvent.keyDown(document.body, { key: 'n' });
  rerender(<Page hasNext={false} />);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(next).toHaveBeenCalledTimes(1);
});

it('lists the keys in a dialog that turns single keys off', async () => {
  render(<Page hasNext />);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Next page',
    'Open the settings',
    'Show this list',
  ]);
  const single = screen.getByRole('switch', { name: 'Single-key shortcuts' });
  fireEvent.click(single);
  expect(getSettingsStore().get('shortcuts')).toBe('off');

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'n' });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(next).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => shortcutsState.open());
  expect(screen.getByRole('switch')).not.toHaveProperty('checked', true);
});
