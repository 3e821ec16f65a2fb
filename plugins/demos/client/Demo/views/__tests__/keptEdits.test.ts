/** @jest-environment jsdom */
import type * as keptEdits from '../keptEdits';
import type * as unsavedEdits from '@site/src/utils/unsavedEdits';

const ID = 'react-charts/bars/HoneyHarvest';
const EDITS = { 'system/HoneyHarvest.tsx': 'my code' };

/** The module as a document has it that was opened anew. */
function openDocument() {
  jest.resetModules();
  return {
    ...jest.requireActual<typeof keptEdits>('../keptEdits'),
    ...jest.requireActual<typeof unsavedEdits>('@site/src/utils/unsavedEdits'),
  };
}

/** Whether the browser would ask before the page is left. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps edits over a reload, and lets the reader leave', () => {
  openDocument().keepEdits(ID, EDITS);
  const { readEdits, hasUnsavedEdit } = openDocument();
  expect(readEdits(ID)).toEqual(EDITS);
  expect(readEdits('react-charts/bars/Other')).toEqual({});
  expect(hasUnsavedEdit()).toBe(false);
  expect(asks()).toBe(false);
});

it('forgets edits with a reset, and leaves those of other demos alone', () => {
  const { keepEdits } = openDocument();
  keepEdits(ID, EDITS);
  keepEdits('other', { a: 'b' });
  keepEdits(ID, {});
  const { readEdits } = openDocument();
  expect(readEdits(ID)).toEqual({});
  expect(readEdits('other')).toEqual({ a: 'b' });
});

it('stores nothing of demos that nobody has edited', () => {
  openDocument().keepEdits(ID, {});
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  '{',
  'null',
  '7',
  '[]',
  `{"${ID}":null}`,
  `{"${ID}":["a"]}`,
  `{"${ID}":{"a":1}}`,
])('counts the malformed entry %j as absent', (text) => {
  sessionStorage.setItem('demoEdits', text);
  const { readEdits, keepEdits } = openDocument();
  expect(readEdits(ID)).toEqual({});
  keepEdits(ID, EDITS);
  expect(openDocument().readEdits(ID)).toEqual(EDITS);
});

describe.each([
  ['is full', 'setItem'],
  ['is blocked', 'getItem'],
] as const)('while the storage %s', (_, method) => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no');
    });
  });

  it('keeps edits for the document, and asks before it is left', () => {
    const { keepEdits, readEdits, hasUnsavedEdit } = openDocument();
    keepEdits(ID, EDITS);
    expect(readEdits(ID)).toEqual(EDITS);
    expect(hasUnsavedEdit()).toBe(true);
    expect(asks()).toBe(true);
    keepEdits(ID, {});
    expect(hasUnsavedEdit()).toBe(false);
    expect(asks()).toBe(false);
  });

  it('asks no more once the edits could be kept', () => {
    const { keepEdits } = openDocument();
    keepEdits(ID, EDITS);
    jest.restoreAllMocks();
    keepEdits(ID, { 'system/HoneyHarvest.tsx': 'more code' });
    expect(asks()).toBe(false);
  });
});
