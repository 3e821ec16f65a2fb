/** @jest-environment jsdom */
import { scrollToSettled } from '../scrollToSettled';

let frames: (() => void)[] = [];

const runFrame = () => frames.splice(0).forEach((frame) => frame());

/** An element that is scrolled to 100, and moves where the test says so. */
function createElement() {
  const state = { top: 900, scrolls: 0 };
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top: state.top }) as DOMRect;
  element.scrollIntoView = () => {
    state.top = 100;
    state.scrolls += 1;
  };
  return { element, state };
}

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frames.push(() => frame(0));
    return 0;
  });
});

afterEach(() => jest.restoreAllMocks());

it('scrolls again when the element moves, until it keeps its place', () => {
  const { element, state } = createElement();
  scrollToSettled(element);
  expect(state.scrolls).toBe(1);
  runFrame();
  state.top = 700;
  runFrame();
  expect(state).toEqual({ top: 100, scrolls: 2 });
  for (let frame = 0; frame < 30; frame += 1) {
    runFrame();
  }
  expect(frames).toEqual([]);
  expect(state.scrolls).toBe(2);
});

it.each(['wheel', 'keydown', 'pointerdown', 'touchstart'])(
  'leaves the page to the reader at the first %s',
  (type) => {
    const { element, state } = createElement();
    scrollToSettled(element);
    window.dispatchEvent(new Event(type));
    state.top = 700;
    runFrame();
    expect(state).toEqual({ top: 700, scrolls: 1 });
  },
);
