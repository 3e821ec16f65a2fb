/** @jest-environment jsdom */
import { useEffect, useState } from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import LastPicture from '../client/LastPicture';

function Throws(): never {
  throw new Error('no');
}

function ThrowsLater() {
  useEffect(() => {
    throw new Error('no');
  }, []);
  return <p>Half a demo</p>;
}

function Counter() {
  const [count, setCount] = useState(0);
  if (count > 1) {
    throw new Error('too much');
  }
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}

/** Starts one demo after another; each is on the screen for a while. */
async function play(...demos: React.ReactNode[]) {
  const stage = (index: number) => (
    <LastPicture run={index}>{demos[index]}</LastPicture>
  );
  const settle = () => act(() => new Promise((done) => setTimeout(done, 60)));
  const { container, rerender } = render(stage(0), {
    onCaughtError: () => {},
  });
  await settle();
  for (let index = 1; index < demos.length; index += 1) {
    rerender(stage(index));
    await settle();
  }
  return container;
}

const GOOD = <p>A good demo</p>;
const BETTER = <p>A better demo</p>;

it.each<[string, React.ReactNode[], string]>([
  ['of the run before one that throws', [GOOD, <Throws key="a" />], 'A good demo'],
  [
    'of the run before one that throws in an effect',
    [GOOD, <ThrowsLater key="a" />],
    'A good demo',
  ],
  [
    'through several faults',
    [GOOD, <Throws key="a" />, <ThrowsLater key="b" />, <Throws key="c" />],
    'A good demo',
  ],
  ['of the last good run', [GOOD, BETTER, <Throws key="a" />], 'A better demo'],
  ['of nothing where nothing was good', [<Throws key="a" />], ''],
])('keeps the picture %s', async (_, demos, text) => {
  const container = await play(...demos);
  expect(container.textContent).toBe(text);
  expect(container.firstElementChild!.hasAttribute('inert')).toBe(true);
});

it('keeps the picture of a demo that a click has broken', async () => {
  const container = await play(GOOD, <Counter />);
  fireEvent.click(container.querySelector('button')!);
  fireEvent.click(container.querySelector('button')!);
  expect(container.textContent).toBe('Count 1');
  // It is a picture: no click does anything.
  fireEvent.click(container.querySelector('button')!);
  expect(container.textContent).toBe('Count 1');
});

it('makes room for the next good run', async () => {
  const container = await play(GOOD, <Throws />, BETTER);
  expect(container.textContent).toBe('A better demo');
  expect(container.firstElementChild!.hasAttribute('inert')).toBe(false);
});
