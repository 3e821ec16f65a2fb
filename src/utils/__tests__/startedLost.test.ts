/** @jest-environment jsdom */
import type * as StartedLost from '../startedLost';

function load(htmlClass: string) {
  document.documentElement.className = htmlClass;
  let loaded!: typeof StartedLost;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof StartedLost>('../startedLost');
  });
  return loaded;
}

it.each([
  ['plugin-native plugin-id-default', true],
  ['docs-wrapper plugin-docs', false],
])('tells the document of class "%s" from others', (htmlClass, expected) => {
  expect(load(htmlClass).startedLost).toBe(expected);
});

it('stays what it was when the class has changed', () => {
  const loaded = load('plugin-native');
  document.documentElement.className = 'docs-wrapper plugin-docs';
  expect(loaded.startedLost).toBe(true);
});
