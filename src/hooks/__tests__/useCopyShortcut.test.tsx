/** @jest-environment jsdom */
import { useRef } from 'react';
import { fireEvent, render } from '@testing-library/react';
import { useCopyShortcut } from '../useCopyShortcut';

const copied = jest.fn<void, [string]>();

function Block({ name }: { name: string }) {
  const block = useRef<HTMLDivElement>(null);
  useCopyShortcut(block, () => copied(name));
  return (
    <div ref={block} data-code-block id={name}>
      <pre tabIndex={0}>code of {name}</pre>
      <input defaultValue="field" />
      <div contentEditable suppressContentEditableWarning tabIndex={0} />
    </div>
  );
}

function Page() {
  return (
    <>
      <p>prose</p>
      <input id="search" defaultValue="words" />
      <div role="grid">
        <div role="gridcell" tabIndex={0} />
      </div>
      <Block name="first" />
      <Block name="second" />
    </>
  );
}

function getElement<T extends HTMLElement = HTMLElement>(selector: string): T {
  return document.querySelector<T>(selector)!;
}

function focus(selector: string) {
  getElement(selector).focus();
}

/** Stands for the pointer, which jsdom doesn't have. */
function hover(id: string) {
  const { querySelector } = document;
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) =>
      selector.endsWith(':hover')
        ? document.getElementById(id)
        : querySelector.call(document, selector),
    );
}

function selectText(selector: string) {
  window.getSelection()!.selectAllChildren(getElement(selector));
}

function selectInField(selector: string) {
  focus(selector);
  getElement<HTMLInputElement>(selector).setSelectionRange(0, 3);
}

function markHandled() {
  document.body.addEventListener('keydown', (event) => event.preventDefault(), {
    once: true,
  });
}

beforeEach(() => {
  copied.mockClear();
  window.getSelection()!.removeAllRanges();
  render(<Page />);
});

afterEach(() => jest.restoreAllMocks());

const CTRL_C = { key: 'c', ctrlKey: true };

interface Case {
  title: string;
  prepare?: () => void;
  keys?: KeyboardEventInit;
  expected?: string;
}

const CASES: Case[] = [
  {
    title: 'copies the hovered block',
    prepare: () => hover('first'),
    expected: 'first',
  },
  {
    title: 'copies the focused block',
    prepare: () => focus('#second pre'),
    expected: 'second',
  },
  {
    title: 'prefers the focused block to the hovered one',
    prepare: () => {
      hover('first');
      focus('#second pre');
    },
    expected: 'second',
  },
  {
    title:
      'copies the hovered block while a field without a selection has the focus',
    prepare: () => {
      hover('first');
      focus('#search');
      getElement<HTMLInputElement>('#search').setSelectionRange(2, 2);
    },
    expected: 'first',
  },
  {
    title: 'takes the command key',
    prepare: () => hover('first'),
    keys: { key: 'c', metaKey: true },
    expected: 'first',
  },
  {
    title: 'takes the key while caps lock is on',
    prepare: () => hover('first'),
    keys: { key: 'C', ctrlKey: true },
    expected: 'first',
  },
  { title: 'does nothing away from a block' },
  {
    title: 'leaves selected text to the browser',
    prepare: () => {
      hover('first');
      selectText('p');
    },
  },
  {
    title: 'leaves a part of the block that is selected to the browser',
    prepare: () => {
      focus('#first pre');
      selectText('#first pre');
    },
  },
  {
    title: 'leaves a selection in a field to the browser',
    prepare: () => {
      hover('first');
      selectInField('#search');
    },
  },
  {
    title: 'leaves a selection in a field of the block to the browser',
    prepare: () => selectInField('#first input'),
  },
  {
    title: 'leaves a focused grid its cell',
    prepare: () => {
      hover('first');
      focus('[role="gridcell"]');
    },
  },
  {
    title: 'leaves a focused editor its line',
    prepare: () => focus('#first [contenteditable]'),
  },
  {
    title: 'ignores Shift',
    prepare: () => hover('first'),
    keys: { key: 'C', ctrlKey: true, shiftKey: true },
  },
  {
    title: 'ignores Alt',
    prepare: () => hover('first'),
    keys: { ...CTRL_C, altKey: true },
  },
  {
    title: 'ignores Ctrl and the command key together',
    prepare: () => hover('first'),
    keys: { ...CTRL_C, metaKey: true },
  },
  {
    title: 'ignores the letter alone',
    prepare: () => hover('first'),
    keys: { key: 'c' },
  },
  {
    title: 'ignores another letter',
    prepare: () => hover('first'),
    keys: { key: 'x', ctrlKey: true },
  },
  {
    title: 'ignores an event that something has handled',
    prepare: () => {
      hover('first');
      markHandled();
    },
  },
];

describe('useCopyShortcut', () => {
  it.each(CASES)('$title', ({ prepare, keys = CTRL_C, expected }) => {
    prepare?.();
    fireEvent.keyDown(document.activeElement!, keys);
    expect(copied.mock.calls).toEqual(expected === undefined ? [] : [[expected]]);
  });

  it('marks the event that it acts on as handled, and no other', () => {
    expect(fireEvent.keyDown(document.body, CTRL_C)).toBe(true);
    hover('first');
    expect(fireEvent.keyDown(document.body, CTRL_C)).toBe(false);
  });
});
