import { readFrameMessage } from '../client/messages';

describe('readFrameMessage', () => {
  it.each([
    [{ type: 'ready' }],
    [{ type: 'pong' }],
    [{ type: 'rendered', height: 48 }],
    [{ type: 'resized', height: 0 }],
    [{ type: 'error', phase: 'run', message: 'm' }],
    [{ type: 'error', phase: 'syntax', message: 'm', file: 'a', line: 1 }],
  ])('takes %j', (message) => {
    expect(readFrameMessage(message)).toBe(message);
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
  ])('refuses %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });
});
