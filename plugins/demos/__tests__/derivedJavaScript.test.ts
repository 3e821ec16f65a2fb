import {
  checkDerivedJavaScript,
  isOfGridOrTree,
  lint,
  sources,
} from './checkDerivedJavaScript';

describe('the JavaScript of every other demo', () => {
  it.each(sources.filter((file) => !isOfGridOrTree(file)))(
    '%s',
    checkDerivedJavaScript,
  );

  it.each([
    ['an unused import', "import Box from 'box';\n", 'no-unused-vars'],
    ['a missing import', 'export const a = <Box />;\n', 'no-undef'],
    [
      'a hook behind a condition',
      "import * as React from 'react';\nexport function A({ on }) {\n  if (on) React.useId();\n}\n",
      'react-hooks/rules-of-hooks',
    ],
    ['a type', 'export const a: number = 1;\n', null],
  ])('is searched for %s', async (_, code, rule) => {
    expect(await lint(code, 'docs/page/A.jsx')).toEqual([
      expect.objectContaining({ rule }),
    ]);
  });
});
