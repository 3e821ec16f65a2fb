import { reduceDemo, type DemoAction, type DemoState } from '../useDemoState';

const closed: DemoState = {
  codeOpen: false,
  editing: false,
  fullScreen: false,
  run: 0,
  edits: {},
};
const editing: DemoState = {
  ...closed,
  codeOpen: true,
  editing: true,
  edits: { 'system/A.tsx': 'a' },
};
const FAULT = { phase: 'run', message: 'x is not defined' } as const;
const faulty: DemoState = { ...editing, fault: FAULT };

it.each<[string, DemoState, DemoAction, Partial<DemoState>]>([
  ['opens the code', closed, { type: 'toggle-code' }, { codeOpen: true }],
  [
    'leaves the editor with the code, and keeps the edits',
    editing,
    { type: 'toggle-code' },
    { codeOpen: false, editing: false },
  ],
  [
    'opens the code for the editor',
    closed,
    { type: 'toggle-editing' },
    { codeOpen: true, editing: true },
  ],
  [
    'leaves the code open behind the editor',
    editing,
    { type: 'toggle-editing' },
    { editing: false },
  ],
  [
    'keeps the edits of each file',
    editing,
    { type: 'edit', key: 'css/A.tsx', code: 'b' },
    { edits: { 'system/A.tsx': 'a', 'css/A.tsx': 'b' } },
  ],
  [
    'starts again without edits, and stays in the editor',
    editing,
    { type: 'reset' },
    { run: 1, edits: {} },
  ],
  [
    'shows another file',
    closed,
    { type: 'show-file', baseName: 'rows' },
    { fileBaseName: 'rows' },
  ],
  [
    'takes a fault',
    editing,
    { type: 'report-fault', fault: FAULT },
    { fault: FAULT },
  ],
  [
    'takes a fault back',
    faulty,
    { type: 'report-fault', fault: undefined },
    { fault: undefined },
  ],
  [
    'keeps a fault while the reader types, until the code has run',
    faulty,
    { type: 'edit', key: 'system/A.tsx', code: 'b' },
    { edits: { 'system/A.tsx': 'b' } },
  ],
  [
    'forgets a fault with the code that had it',
    faulty,
    { type: 'switch-code' },
    { fault: undefined },
  ],
  [
    'forgets a fault with a reset',
    faulty,
    { type: 'reset' },
    { run: 1, edits: {}, fault: undefined },
  ],
  [
    'forgets a fault where leaving the editor ends the run',
    { ...faulty, edits: {} },
    { type: 'toggle-editing' },
    { editing: false, fault: undefined },
  ],
  [
    'keeps a fault of edited code, which runs on without the editor',
    faulty,
    { type: 'toggle-editing' },
    { editing: false },
  ],
  [
    'goes to the full screen',
    closed,
    { type: 'set-full-screen', open: true },
    { fullScreen: true },
  ],
])('%s', (_, state, action, change) => {
  expect(reduceDemo(state, action)).toEqual({ ...state, ...change });
});

it.each<[string, DemoState, DemoAction]>([
  [
    'a good run after a good run',
    editing,
    { type: 'report-fault', fault: undefined },
  ],
  ['a switch without a fault', closed, { type: 'switch-code' }],
  ['a link to code that is open', editing, { type: 'open-code' }],
])('renders nothing for %s', (_, state, action) => {
  expect(reduceDemo(state, action)).toBe(state);
});
