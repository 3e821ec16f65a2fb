import { findFilterFaults, listShots, type ShotFilter } from '../listShots';

const ALL: ShotFilter = { names: [], languages: [], modes: [], widths: [] };

function listFiles(filter: Partial<ShotFilter>): string[] {
  return listShots({ ...ALL, ...filter }).map(({ file }) => file);
}

describe('the pictures that are asked for', () => {
  test('are all of them, each once, where nothing is asked', () => {
    const files = listFiles({});
    expect(new Set(files).size).toBe(files.length);
    expect(files).toContain('landing-en-light-390');
    expect(files).toContain('consent-zh-dark-1920');
  });

  test('are those of the names, languages, modes and widths', () => {
    expect(
      listFiles({ names: ['bars'], languages: ['zh'], widths: ['390'] }),
    ).toEqual(['bars-zh-light-390', 'bars-zh-dark-390']);
  });

  test('leave out what a width does not offer', () => {
    const one = { languages: ['en'], modes: ['light'] };
    expect(listFiles({ ...one, names: ['phone-navigation'] })).toEqual([
      'phone-navigation-en-light-390',
      'phone-navigation-en-light-768',
    ]);
  });
});

test('what there is not is named with what there is', () => {
  expect(
    findFilterFaults({
      names: ['bar', 'states'],
      languages: ['fr'],
      modes: [],
      widths: ['400'],
    }),
  ).toMatchInlineSnapshot(`
    [
      "No page and no state is called "bar". Near are bars, api, axis.",
      "There is no language "fr". Choose from en, zh.",
      "There is no width "400". Choose from 390, 768, 1440, 1920.",
    ]
  `);
});
