import { MAX_TEXT, readFrameMessage } from '../client/messages';

describe('readFrameMessage', () => {
  it.each([
    [{ type: 'ready' }],
    [{ type: 'pong' }],
    [{ type: 'rendered', height: 48 }],
    [{ type: 'resized', height: 0 }],
    [{ type: 'pointed', lines: { file: 'a', from: 1, to: 2 }, isPick: true }],
    [{ type: 'pointed', lines: undefined, isPick: false }],
    [{ type: 'error', phase: 'run', message: 'm' }],
    [{ type: 'error', phase: 'syntax', message: 'm', file: 'a', line: 1 }],
  ])('takes %j', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    [null],
    ['ready'],
    [{}],
    [{ type: 'run' }],
    [{ type: 'rendered' }],
    [{ type: 'resized', height: '100vh' }],
    [{ type: 'resized', height: Infinity }],
    [{ type: 'error', message: 'm' }],
    [{ type: 'error', phase: 'run', message: {} }],
    [{ type: 'error', phase: 'run', message: 'm', file: {} }],
    [{ type: 'error', phase: 'run', message: 'm', line: '1' }],
    [{ type: 'error', phase: 'run', message: 'm', line: NaN }],
  ])('refuses %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  it.each([
    [MAX_TEXT, 'x'.repeat(MAX_TEXT)],
    [MAX_TEXT + 1, `${'x'.repeat(MAX_TEXT - 1)}…`],
    [1e6, `${'x'.repeat(MAX_TEXT - 1)}…`],
  ])('takes 2,000 of a text of %d characters', (length, expected) => {
    const text = 'x'.repeat(length);
    expect(
      readFrameMessage({ type: 'error', phase: 'run', message: text, file: text }),
    ).toMatchObject({ message: expected, file: expected });
  });

  it.each([
    [null],
    ['1-2'],
    [{ from: 1, to: 2 }],
    [{ file: 7, from: 1, to: 2 }],
    [{ file: 'a', from: 0, to: 2 }],
    [{ file: 'a', from: 3, to: 2 }],
    [{ file: 'a', from: 1.5, to: 2 }],
    [{ file: 'a', from: 1, to: 1e9 }],
    [{ file: 'a', from: 1, to: Infinity }],
    [{ file: 'a', from: '1', to: '2' }],
  ])('takes no lines out of %j', (lines) => {
    expect(readFrameMessage({ type: 'pointed', lines, isPick: 1 })).toEqual({
      type: 'pointed',
      lines: undefined,
      isPick: false,
    });
  });

  it('leaves out what no message has', () => {
    const message = { type: 'resized', height: 48 };
    expect(readFrameMessage({ ...message, more: 'x' })).toEqual(message);
  });
});
