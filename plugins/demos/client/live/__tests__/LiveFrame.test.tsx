/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type {
  FrameMessage,
  LiveProgram,
  PageMessage,
} from '../../../live-frame/client/messages';
import { en } from '../../../labels';
import { LIMIT } from '../LiveFrame/useFrameMessages';
import { useTracedLines } from '../trace/useTracedLines';
import LiveFrame, { type LiveFrameProps } from '../LiveFrame';

function createProgram(code: string): LiveProgram {
  return {
    files: [{ name: 'Demo.tsx', code }],
    entry: 'Demo.tsx',
    styling: 'system',
  };
}

const PROPS: LiveFrameProps = {
  demoId: 'react-charts/bars/Demo',
  program: createProgram('one'),
  settings: {
    mode: 'light',
    direction: 'ltr',
    dense: false,
    spacing: 8,
    paletteColors: {},
    language: 'en',
  },
  minHeight: 120,
  onFault: () => {},
  onDrawn: () => {},
};

/** Time until the next animation frame has come, in milliseconds. */
const FRAME = 16;

let sent: PageMessage[];

function getFrame() {
  return screen.getByTitle<HTMLIFrameElement>('Live demo: Demo.tsx');
}

/** Renders the frame and records what is sent to it. */
function setUp(props: Partial<LiveFrameProps> = {}) {
  const onFault = jest.fn();
  const all = { ...PROPS, onFault, ...props };
  const { rerender } = render(<LiveFrame {...all} />);
  return {
    onFault,
    change: (next: Partial<LiveFrameProps>) =>
      rerender(<LiveFrame {...all} {...next} />),
  };
}

function receive(data: FrameMessage | { type: string }, source?: Window | null) {
  const from = source === undefined ? getFrame().contentWindow : source;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source: from }));
  });
}

/** Sends a number of messages as one burst. */
function flood(count: number, data: object) {
  const source = getFrame().contentWindow;
  act(() => {
    for (let index = 0; index < count; index += 1) {
      window.dispatchEvent(new MessageEvent('message', { data, source }));
    }
  });
}

/** The state that the bar tells of, by the name of its label. */
function getState() {
  const { textContent } = screen.getByRole('status');
  return Object.entries(en.live).find(([, text]) => text === textContent)?.[0];
}

function getStyle() {
  return getFrame().style.height;
}

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function start() {
  sent = [];
  const target = getFrame().contentWindow;
  if (target) {
    target.postMessage = (message: PageMessage) => sent.push(message);
  }
  receive({ type: 'ready' });
  pass(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('LiveFrame', () => {
  it('gives the frame scripts and forms, and no origin', () => {
    setUp();
    expect(getFrame().getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  });

  it('runs the code once the frame is ready, and edits after a pause', () => {
    const { change } = setUp();
    start();
    expect(sent.map(({ type }) => type)).toEqual(['settings', 'run']);
    sent = [];
    change({ program: createProgram('two') });
    pass(100);
    change({ program: createProgram('three') });
    pass(149);
    expect(sent).toEqual([]);
    pass(1);
    expect(sent).toMatchObject([
      { type: 'run', program: { files: [{ code: 'three' }] } },
    ]);
  });

  it('sends settings alone, and nothing for equal props', () => {
    const { change } = setUp();
    start();
    sent = [];
    change({ program: createProgram('one') });
    change({ settings: { ...PROPS.settings, mode: 'dark' } });
    pass(500);
    expect(sent).toMatchObject([{ type: 'settings', settings: { mode: 'dark' } }]);
  });

  it.each([
    [40, '120px'],
    [300, '300px'],
    [1e9, '2000px'],
  ])('makes of the height %d one of %s', (height, expected) => {
    setUp();
    receive({ type: 'resized', height });
    pass(FRAME);
    expect(getStyle()).toBe(expected);
  });

  it('takes the last of the heights that come within an animation frame', () => {
    setUp();
    receive({ type: 'resized', height: 300 });
    receive({ type: 'resized', height: 400 });
    expect(getStyle()).toBe('120px');
    pass(FRAME);
    expect(getStyle()).toBe('400px');
  });

  it('leaves the height to a parent that it fills', () => {
    const { change } = setUp({ fill: true });
    receive({ type: 'resized', height: 300 });
    pass(FRAME);
    expect(getStyle()).toBe('');
    // Which tells its document that it has room to fill.
    expect(new URL(getFrame().src).hash).toBe('#fill');
    change({ fill: false });
    expect(getStyle()).toBe('300px');
  });

  it('keeps the height of a demo that has crashed', () => {
    setUp();
    receive({ type: 'rendered', height: 400 });
    receive({ type: 'error', phase: 'run', message: 'x' } as FrameMessage);
    receive({ type: 'resized', height: 48 });
    pass(FRAME);
    expect(getStyle()).toBe('400px');
    receive({ type: 'rendered', height: 200 });
    pass(FRAME);
    expect(getStyle()).toBe('200px');
  });

  it('begins without a fault, at each start', () => {
    const { onFault } = setUp();
    expect(onFault.mock.calls).toEqual([[undefined]]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    onFault.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(onFault).toHaveBeenLastCalledWith(undefined);
  });

  it('hands out faults, and takes them back with the next good run', () => {
    const { onFault } = setUp();
    const fault = { phase: 'run', message: 'x is not defined', line: 2 } as const;
    receive({ type: 'error', ...fault });
    expect(onFault).toHaveBeenLastCalledWith(expect.objectContaining(fault));
    receive({ type: 'rendered', height: 1 });
    expect(onFault).toHaveBeenLastCalledWith(undefined);
  });

  it.each<[string, Window | null]>([
    ['the page itself', window],
    ['nobody', null],
  ])('ignores messages of %s', (_, source) => {
    setUp();
    receive({ type: 'ready' }, source);
    expect(getState()).toBe('starting');
  });

  it('removes a frame that answers no more, and starts another', () => {
    setUp();
    start();
    pass(2000);
    receive({ type: 'pong' });
    pass(3000);
    expect(getState()).toBe('running');
    pass(1000);
    expect(getState()).toBe('stuck');
    expect(screen.queryByTitle(/Live demo/)).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/busy/);
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(getFrame()).toBeTruthy();
  });

  it('takes no other message for an answer', () => {
    setUp();
    start();
    for (let second = 0; second < 4; second += 1) {
      receive({ type: 'resized', height: second });
      receive({ type: 'rendered', height: second });
      pass(1000);
    }
    expect(getState()).toBe('stuck');
  });

  it.each([
    ['heights', { type: 'rendered', height: 1 }],
    ['answers', { type: 'pong' }],
    ['what is no message', { type: 'spam' }],
  ])('removes a frame that floods the page with %s', (_, data) => {
    const { onFault } = setUp();
    flood(LIMIT, data);
    expect(getState()).toBe('starting');
    pass(1000);
    flood(LIMIT, data);
    expect(getState()).toBe('starting');
    onFault.mockClear();
    flood(1000, data);
    expect(getState()).toBe('flooded');
    expect(onFault.mock.calls).toEqual([[undefined]]);
    expect(screen.queryByTitle(/Live demo/)).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/200 changes or errors/);
  });

  it('removes a frame whose code has taken it elsewhere', () => {
    setUp();
    fireEvent.load(getFrame());
    start();
    fireEvent.load(getFrame());
    expect(getState()).toBe('left');
  });

  it('gives up on a document that does not start', () => {
    setUp();
    pass(60_000);
    expect(getState()).toBe('starting');
    fireEvent.load(getFrame());
    pass(10_000);
    expect(getState()).toBe('failed');
  });

  it('stops at the reader’s wish', () => {
    setUp();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(getState()).toBe('stopped');
    expect(screen.queryByTitle(/Live demo/)).toBeNull();
  });

  it('keeps the focus and the place of its status through stop and start', () => {
    setUp();
    const status = screen.getByRole('status');
    const button = screen.getByRole('button', { name: 'Stop' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe('Start again');
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('The live demo is stopped.');
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('status')).toBe(status);
  });

  it('takes the focus from a frame that ends, and from nothing else', () => {
    setUp();
    getFrame().focus();
    expect(document.activeElement).toBe(getFrame());
    start();
    pass(4000);
    const button = screen.getByRole('button', { name: 'Start again' });
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    button.blur();
    start();
    pass(4000);
    expect(document.activeElement).toBe(document.body);
  });
});

it('shows the last picture dimmed, with the fault between it and the bar', () => {
  jest.useFakeTimers();
  const { change } = setUp();
  expect(getFrame().dataset.faulty).toBe('false');
  change({ fault: { phase: 'run', message: 'no yard' } });
  act(() => jest.advanceTimersByTime(300));
  expect(getFrame().dataset.faulty).toBe('true');
  const fault = screen.getByText('no yard');
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(getFrame().compareDocumentPosition(fault) & follows).toBe(follows);
  const button = screen.getByRole('button', { name: 'Stop' });
  expect(fault.compareDocumentPosition(button) & follows).toBe(follows);
  jest.useRealTimers();
});

describe('Trace', () => {
  const { demoId } = PROPS;
  const place = { file: 'Demo.tsx', line: 3, column: 4 };
  const lines = { file: 'Demo.tsx', from: 1, to: 2 };
  const getTraces = () => sent.filter(({ type }) => type === 'trace');
  let shown: ReturnType<typeof useTracedLines> | undefined;

  function Editor() {
    shown = useTracedLines(demoId, 'Demo.tsx', () => {});
    return null;
  }

  it('is silent without an editor', () => {
    setUp();
    start();
    receive({ type: 'pointed', lines, isPick: false });
    expect(getTraces()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Trace' })).toBeNull();
  });

  it('leads from the editor to the frame and back, until it is switched off', () => {
    setUp();
    start();
    const { unmount } = render(<Editor />);
    act(() => shown?.tellPlace({ line: 3, column: 4 }));
    expect(getTraces().at(-1)).toEqual({ type: 'trace', on: true, place });
    receive({ type: 'pointed', lines, isPick: true });
    expect(shown?.lines).toEqual({ ...lines, isPick: true });
    receive({ type: 'pointed', lines: { ...lines, from: -1 }, isPick: true });
    expect(shown?.lines).toBeUndefined();
    receive({ type: 'pointed', lines, isPick: false });
    fireEvent.click(screen.getByRole('button', { name: 'Trace' }));
    expect(getTraces().at(-1)).toEqual({ type: 'trace', on: false });
    expect(shown?.lines).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Trace' }));
    expect(getTraces().at(-1)).toMatchObject({ on: true });
    unmount();
    expect(getTraces().at(-1)).toEqual({ type: 'trace', on: false });
  });
});
