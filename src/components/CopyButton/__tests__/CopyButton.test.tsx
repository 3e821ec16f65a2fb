/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import CopyButton from '..';

function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  });
}

async function clickCopy() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
}

function refuse(): Promise<void> {
  return Promise.reject(new DOMException('refused', 'NotAllowedError'));
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('CopyButton', () => {
  it('copies what is there at the click, and says so for 1200 ms', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    stubClipboard(writeText);
    let text = 'early';
    render(<CopyButton getText={() => text} />);
    text = 'late';
    await clickCopy();
    expect(writeText).toHaveBeenCalledWith('late');
    expect(screen.getByRole('button').textContent).toBe('Copied');
    act(() => jest.advanceTimersByTime(1199));
    expect(screen.getByRole('button').textContent).toBe('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button').textContent).toBe('Copy');
  });

  it('starts the time anew on a repeat', async () => {
    stubClipboard(() => Promise.resolve());
    render(<CopyButton getText={() => 'text'} />);
    await clickCopy();
    act(() => jest.advanceTimersByTime(1000));
    await clickCopy();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('button').textContent).toBe('Copied');
  });

  it('falls back to a selection when the clipboard is refused', async () => {
    stubClipboard(refuse);
    document.execCommand = jest.fn(() => true);
    render(<CopyButton getText={() => 'text'} />);
    await clickCopy();
    expect(document.execCommand).toHaveBeenCalledWith('copy');
    expect(screen.getByRole('button').textContent).toBe('Copied');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('shows a failure when both ways fail', async () => {
    stubClipboard(refuse);
    document.execCommand = jest.fn(() => false);
    render(<CopyButton getText={() => 'text'} />);
    await clickCopy();
    expect(screen.getByRole('button').textContent).toBe('Copy failed');
  });
});
