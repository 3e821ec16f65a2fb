/** @jest-environment jsdom */
import { copyPromisedText } from '../../../plugins/markdown/client/PageActions/useCopyPage';

/** What the clipboard was given, and how. */
let given: string[];

class FakeItem {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

function stubClipboard({ takesPromises }: { takesPromises: boolean }) {
  Object.assign(globalThis, { ClipboardItem: FakeItem });
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      write: async ([item]: FakeItem[]) => {
        if (!takesPromises) {
          throw new Error('refused');
        }
        const blob = await item!.data['text/plain'];
        given.push(`promise of ${blob!.size} bytes of ${blob!.type}`);
      },
      writeText: (text: string) => {
        given.push(`text ${text}`);
        return Promise.resolve();
      },
    },
    configurable: true,
  });
}

beforeEach(() => {
  given = [];
});

describe('copyPromisedText', () => {
  it.each([
    [true, ['promise of 4 bytes of text/plain']],
    [false, ['text page']],
  ])('where the clipboard takes promises: %s', async (takesPromises, expected) => {
    stubClipboard({ takesPromises });
    await copyPromisedText(Promise.resolve('page'));
    expect(given).toEqual(expected);
  });

  it('rejects as the text does', async () => {
    stubClipboard({ takesPromises: true });
    await expect(
      copyPromisedText(Promise.reject(new Error('no text'))),
    ).rejects.toThrow('no text');
    expect(given).toEqual([]);
  });
});
