import { shortenMessage, toErrorPlaces } from '../listSearchPlaces';

it('lists an error once, with all that its number means', () => {
  const codes = [
    { code: 9, message: 'MUI: Unsupported `%s` color.', package: 'a' },
    { code: 9, message: 'MUI: Other.', package: 'b' },
  ];
  expect(toErrorPlaces(codes, 'en')).toEqual([
    {
      type: 'error',
      name: 'Error 9: Unsupported … color.',
      page: {
        route: '/production-error?code=9',
        title: 'Error 9: Unsupported … color.',
        kind: 'guide',
      },
      text: 'Minified MUI error #9: MUI: Unsupported `%s` color. MUI: Other.',
    },
  ]);
});

it.each([
  ['MUI: Short.\nMore of it.', 'Short.'],
  [`MUI: ${'word '.repeat(30)}`, `${'word '.repeat(14).trim()} …`],
])('shortens %j', (message, title) => {
  expect(shortenMessage(message)).toBe(title);
});
