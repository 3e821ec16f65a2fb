/** @jest-environment jsdom */
import { useRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import CopyButton from '..';

function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  });
}

function CodeBlock() {
  const block = useRef<HTMLDivElement>(null);
  return (
    <div ref={block} data-code-block>
      <pre tabIndex={0}>code</pre>
      <CopyButton block={block} getText={() => 'code'} />
    </div>
  );
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

  it.each([
    ['success', () => Promise.resolve(), 'Copied'],
    ['failure', refuse, 'Copy failed'],
  ])('announces a %s', async (_, writeText, announced) => {
    stubClipboard(writeText);
    render(<CopyButton getText={() => 'text'} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await clickCopy();
    expect(screen.getByRole('status').textContent).toBe(announced);
    act(() => jest.advanceTimersByTime(1200));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the outcome of the shortcut on its block', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    stubClipboard(writeText);
    render(<CodeBlock />);
    screen.getByText('code').focus();
    await act(async () => {
      fireEvent.keyDown(screen.getByText('code'), { key: 'c', ctrlKey: true });
    });
    expect(writeText).toHaveBeenCalledWith('code');
    expect(screen.getByRole('button').textContent).toBe('Copied');
  });

  it('says nothing of the shortcut while it shows a failure', async () => {
    stubClipboard(refuse);
    document.execCommand = jest.fn(() => false);
    render(<CodeBlock />);
    await clickCopy();
    expect(screen.getByRole('button').textContent).toBe('Copy failed');
    expect(screen.getByRole('button').title).toBe('');
  });

  it('tells the shortcut where there is one', () => {
    const { unmount } = render(<CodeBlock />);
    expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe(
      'Control+C',
    );
    expect(screen.getByRole('button').title).toContain('Ctrl+C');
    unmount();
    render(<CopyButton getText={() => 'text'} />);
    expect(screen.getByRole('button').hasAttribute('aria-keyshortcuts')).toBe(false);
    expect(screen.getByRole('button').title).toBe('');
  });
});
