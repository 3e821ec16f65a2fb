import { parseScript } from '../extract/loadScript';
import { readPropTypes } from '../extract/readPropTypes';

// TypeScript reads a comment as a prop's where it stands on a line of its own.
const OBJECT = "{\n  /** A. */\n  'aria-label': 1,\n  b: 2,\n}";

function listDocs(text: string, name = 'Widget') {
  const source = readPropTypes(parseScript(text), name);
  return source && 'docs' in source
    ? [...source.docs].map(([prop, doc]) => [prop, doc?.description])
    : source;
}

describe('readPropTypes', () => {
  it.each([
    ['an assignment', `Widget.propTypes = ${OBJECT};`],
    [
      'an assignment for development only',
      `process.env.NODE_ENV !== "production" ? Widget.propTypes = ${OBJECT} : void 0;`,
    ],
    ['a memoised component', `WidgetRaw.propTypes = ${OBJECT};`],
  ])('reads %s', (_, text) => {
    expect(listDocs(text)).toEqual([
      ['aria-label', 'A.'],
      ['b', undefined],
    ]);
  });

  it('names the component of which another is a second name', () => {
    expect(listDocs('export const Widget = Gadget;')).toEqual({ aliasOf: 'Gadget' });
  });

  it.each([
    ['of another component', 'Gadget.propTypes = {a: 1};'],
    ['that are no literal', 'Widget.propTypes = shared;'],
    ['that are missing', 'export const Widget = forwardRef(render);'],
  ])('returns null for prop types %s', (_, text) => {
    expect(listDocs(text)).toBeNull();
  });
});
