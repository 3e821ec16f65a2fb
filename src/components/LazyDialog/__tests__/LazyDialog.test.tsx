/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createOpenState } from '@site/src/hooks/createOpenState';
import LazyDialog from '..';

function Dialog({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>Close</button>;
}

function renderDialog(load: () => Promise<{ default: typeof Dialog }>) {
  const state = createOpenState();
  render(<LazyDialog state={state} load={load} failureKey="settings.loadFailed" />);
  return state;
}

it('fetches the dialog at its first opening, and keeps it', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Dialog }));
  const state = renderDialog(load);
  expect(load).not.toHaveBeenCalled();

  act(() => state.open());
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button')).toBeNull();

  act(() => state.open());
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that the dialog could not be fetched, and tries again', async () => {
  const load = jest
    .fn<Promise<{ default: typeof Dialog }>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ default: Dialog });
  const state = renderDialog(load);
  act(() => state.open());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The settings could not be loaded.');

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
