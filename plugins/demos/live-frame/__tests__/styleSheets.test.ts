import { unwrapGlobals } from '../client/styleSheets';

describe('unwrapGlobals', () => {
  it.each([
    ['.card { color: red }', '.card { color: red }'],
    ['.card :global(.Mui-x) {}', '.card .Mui-x {}'],
    [':global(.a:not(.b)) .c {}', '.a:not(.b) .c {}'],
    [':global(.a) :local(.b), :global(.c) {}', '.a .b, .c {}'],
    [':global(:is(.a, :global(.b))) {}', ':is(.a, .b) {}'],
    [':global(.open', '.open'],
  ])('makes of %s plain CSS', (css, expected) => {
    expect(unwrapGlobals(css)).toBe(expected);
  });
});
