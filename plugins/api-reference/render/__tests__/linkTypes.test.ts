import { linkTypes } from '../linkTypes';
import { createTestContext } from './createTestContext';

const THING = '<a href="/x/api/charts/thing" data-type="Thing">Thing</a>';
const LOCAL = '<a href="/x/api/charts/types/00#type-Local">Local</a>';

describe('linkTypes', () => {
  it.each([
    ['Thing', THING],
    ['Local', LOCAL],
    ['Unknown', 'Unknown'],
    ['Thing[] | null', `${THING}[] | null`],
    ['Record<string, Thing>', `Record&lt;string, ${THING}&gt;`],
    ['(thing: Thing) => Local', `(thing: ${THING}) =&gt; ${LOCAL}`],
    ["'Thing' | Thing", `'Thing' | ${THING}`],
    ['"a \\" Thing" | `Thing`', '&quot;a \\&quot; Thing&quot; | `Thing`'],
    ['{ Thing: Local }', `{ Thing: ${LOCAL} }`],
    ['(Local?: string) => void', '(Local?: string) =&gt; void'],
    ['A extends B ? Thing : Local', `A extends B ? ${THING} : ${LOCAL}`],
    ['Other.Thing', 'Other.Thing'],
    ['MyThing | Thing2', 'MyThing | Thing2'],
    ['constructor', 'constructor'],
    // What is longer than a column breaks after a bracket, or at a capital of a name.
    [
      "GridEventListener<'columnHeaderDoubleClick'>",
      "GridEventListener&lt;<wbr>'columnHeaderDoubleClick'&gt;",
    ],
    ['VeryLongNamedPartialOf<Thing>', `VeryLongNamedPartialOf&lt;<wbr>${THING}&gt;`],
    [
      'Of<GridColumnVisibilityModelChangeParams>',
      'Of&lt;GridColumnVisibility<wbr>ModelChangeParams&gt;',
    ],
  ])('%s', (type, markup) => {
    expect(linkTypes(type, createTestContext()).text).toBe(markup);
  });
});
