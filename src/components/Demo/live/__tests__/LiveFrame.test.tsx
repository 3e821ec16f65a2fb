/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type {
  FrameMessage,
  PageMessage,
} from '@site/plugins/live-frame/client/messages';
import LiveFrame, { type LiveFrameProps, type LiveState } from '../LiveFrame';

const PROPS: LiveFrameProps = {
  files: [{ name: 'Demo.tsx', code: 'one' }],
  entry: 'Demo.tsx',
  styling: 'system',
  settings: {
    mode: 'light',
    direction: 'ltr',
    dense: false,
    spacing: 8,
    paletteColors: {},
  },
  minHeight: 120,
  onFault: () => {},
};

let sent: PageMessage[];

function getFrame() {
  return screen.getByTitle<HTMLIFrameElement>('Live demo: Demo.tsx');
}

/** Renders the frame and records what is sent to it. */
function setUp(props: Partial<LiveFrameProps> = {}) {
  const states: LiveState[] = [];
  const onFault = jest.fn();
  const all = {
    ...PROPS,
    onFault,
    onStateChange: (state: LiveState) => states.push(state),
    ...props,
  };
  const { rerender } = render(<LiveFrame {...all} />);
  return {
    states,
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
    change({ files: [{ name: 'Demo.tsx', code: 'two' }] });
    pass(100);
    change({ files: [{ name: 'Demo.tsx', code: 'three' }] });
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
    change({ files: PROPS.files.map((file) => ({ ...file })) });
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
    expect(getFrame().style.height).toBe(expected);
  });

  it('keeps the height of a demo that has crashed', () => {
    setUp();
    receive({ type: 'rendered', height: 400 });
    receive({ type: 'error', phase: 'run', message: 'x' } as FrameMessage);
    receive({ type: 'resized', height: 48 });
    expect(getFrame().style.height).toBe('400px');
    receive({ type: 'rendered', height: 200 });
    expect(getFrame().style.height).toBe('200px');
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
    const { states } = setUp();
    receive({ type: 'ready' }, source);
    expect(states).toEqual([]);
  });

  it('removes a frame that answers no more, and starts another', () => {
    const { states } = setUp();
    start();
    pass(2000);
    receive({ type: 'pong' });
    pass(3000);
    expect(states).toEqual(['running']);
    pass(1000);
    expect(states).toEqual(['running', 'stuck']);
    expect(screen.queryByTitle(/Live demo/)).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/busy/);
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(getFrame()).toBeTruthy();
  });

  it('removes a frame whose code has taken it elsewhere', () => {
    const { states } = setUp();
    fireEvent.load(getFrame());
    start();
    fireEvent.load(getFrame());
    expect(states).toEqual(['running', 'left']);
  });

  it('gives up on a document that does not start', () => {
    const { states } = setUp();
    pass(60_000);
    expect(states).toEqual([]);
    fireEvent.load(getFrame());
    pass(10_000);
    expect(states).toEqual(['failed']);
  });

  it('stops at the reader’s wish', () => {
    const { states } = setUp();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(states).toEqual(['stopped']);
    expect(screen.queryByTitle(/Live demo/)).toBeNull();
  });
});
