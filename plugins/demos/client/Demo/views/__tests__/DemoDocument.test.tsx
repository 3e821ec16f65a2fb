/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { getSettingsStore } from '@site/plugins/settings/common/store';
import type { PlaygroundMessage } from '../../../playgroundUrl';
import DemoDocument from '../DemoDocument';

const { origin } = window.location;

/** Renders the frame and records what its document is sent. */
function setUp() {
  render(<DemoDocument id="page/Cards" title="Cards" />);
  const target = screen.getByTitle<HTMLIFrameElement>('Cards').contentWindow!;
  const sent: PlaygroundMessage['settings'][] = [];
  target.postMessage = ({ settings }: PlaygroundMessage) => sent.push(settings);
  return { target, sent };
}

function receive(source: Window, from = origin, type = 'ready') {
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { type }, source, origin: from }),
    );
  });
}

const change = (spacing: number) =>
  act(() => getSettingsStore().set('spacing', spacing));

beforeEach(() => {
  localStorage.clear();
  getSettingsStore().adopt(null);
});

describe('DemoDocument', () => {
  it('sends nothing to a document that does not listen yet', () => {
    const { sent } = setUp();
    change(5);
    expect(sent).toEqual([]);
  });

  it('tells the document what changed before it listened, and each change after', () => {
    const { target, sent } = setUp();
    change(5);
    receive(target);
    change(6);
    expect(sent.map(({ spacing }) => spacing)).toEqual([5, 6]);
  });

  it('tells a document that starts anew', () => {
    const { target, sent } = setUp();
    receive(target);
    receive(target);
    expect(sent).toHaveLength(2);
  });

  it.each<[string, (target: Window) => void]>([
    ['another window', () => receive(window)],
    ['another origin', (target) => receive(target, 'null')],
    ['another matter', (target) => receive(target, origin, 'height')],
  ])('takes no message of %s for the start', (_, send) => {
    const { target, sent } = setUp();
    send(target);
    change(5);
    expect(sent).toEqual([]);
  });
});
