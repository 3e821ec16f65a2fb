import { countTypes } from '../countTypes';

it('counts each type that links name once, wherever they lead', () => {
  expect(
    countTypes([
      '<a href="/x/api/charts/types/00#type-Local">Local</a> <a href="/x/api/charts/thing" data-type="Thing">Thing</a>',
      undefined,
      '<a href="#prop-a">a</a> <a href="/x/api/charts/types/00#type-Local">Local</a> <a href="/x/api/charts/thing">Thing</a>',
      '<a href="/x/api/charts/types/00#type-Thing">Thing</a>',
    ]),
  ).toBe(2);
});
