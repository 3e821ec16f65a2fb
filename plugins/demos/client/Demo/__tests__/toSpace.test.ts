import { toSpace } from '../toSpace';

it('takes the default height and no lines', () => {
  expect(toSpace({}, '96')).toEqual({
    '--demo-wide-height': '96px',
    '--demo-narrow-height': '96px',
    '--lines-ts': '0',
    '--lines-js': '0',
  });
});

it('reserves each height, and the lines of each choice', () => {
  const space = { lines: '6 5 7 6 8 7', height: '300', narrowHeight: '400' };
  expect(toSpace({ ...space, maxWidth: '480' }, '96')).toEqual({
    '--demo-wide-height': '300px',
    '--demo-narrow-height': '400px',
    '--demo-max-width': '480px',
    '--lines-ts': '6',
    '--lines-js': '5',
    '--lines-tailwind-ts': '7',
    '--lines-tailwind-js': '6',
    '--lines-css-ts': '8',
    '--lines-css-js': '7',
  });
});

it('reserves the lines of each date library beside', () => {
  expect(toSpace({ lines: '4 3', libraryLines: '5 4;6 5;7 6' }, '96')).toMatchObject(
    {
      '--lines-ts': '4',
      '--lines-js': '3',
      '--date-fns-ts': '5',
      '--date-fns-js': '4',
      '--luxon-ts': '6',
      '--luxon-js': '5',
      '--moment-ts': '7',
      '--moment-js': '6',
    },
  );
});
