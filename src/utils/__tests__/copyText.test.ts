/** @jest-environment jsdom */
import { copyText } from '../copyText';

function stubClipboard(writeText?: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });
}

/** Stands for the browser's copy command, which takes what the focused field selects. */
function stubSelectionCopy(): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) {
      return false;
    }
    copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return true;
  };
  return copied;
}

function refuse(): Promise<void> {
  return Promise.reject(new DOMException('refused', 'NotAllowedError'));
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copyText', () => {
  it('takes the clipboard where it may', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    stubClipboard(writeText);
    const copied = stubSelectionCopy();
    await copyText('text');
    expect(writeText).toHaveBeenCalledWith('text');
    expect(copied).toEqual([]);
  });

  it.each([
    ['is missing', undefined],
    ['refuses', refuse],
  ])(
    'selects the text when the clipboard %s, and gives the focus back',
    async (_, way) => {
      stubClipboard(way);
      const copied = stubSelectionCopy();
      const button = document.body.appendChild(document.createElement('button'));
      button.focus();
      await copyText('two\nlines');
      expect(copied).toEqual(['two\nlines']);
      expect(document.body.children).toHaveLength(1);
      expect(document.activeElement).toBe(button);
    },
  );

  it('selects inside a dialog that keeps the focus', async () => {
    stubClipboard(undefined);
    const copied = stubSelectionCopy();
    document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>';
    const dialog = document.querySelector('[role="dialog"]')!;
    const button = document.querySelector('button')!;
    const keepFocus = (event: FocusEvent) => {
      if (!dialog.contains(event.target as Node)) {
        button.focus();
      }
    };
    document.addEventListener('focusin', keepFocus);
    button.focus();
    await copyText('text');
    document.removeEventListener('focusin', keepFocus);
    expect(copied).toEqual(['text']);
  });

  it.each([
    ['copies nothing', () => false],
    [
      'throws',
      () => {
        throw new Error('blocked');
      },
    ],
  ])(
    'throws when the clipboard refuses and the selection %s',
    async (_, command) => {
      stubClipboard(refuse);
      document.execCommand = command;
      await expect(copyText('text')).rejects.toThrow('The request is not allowed');
      expect(document.querySelector('textarea')).toBeNull();
    },
  );
});
