import {
  selectAllMinors,
  selectNamedMinors,
  selectNewMinors,
} from '../planReleases';

const published = ['7.28', '7.29', '8.9', '8.10', '9.0'];

describe('selectNewMinors', () => {
  it.each([
    ['the installed one', ['7.29.1', '9.0.0'], '8.10.0', ['8.10']],
    ['the installed one in another patch', ['8.10.0', '9.0.0'], '8.10.1', ['8.10']],
    ['what is newer than all, too', ['8.9.0', '8.10.0'], '8.10.0', ['8.10', '9.0']],
    [
      'what an older major goes on with',
      ['8.9.0', '9.0.0'],
      '8.9.0',
      ['8.9', '8.10'],
    ],
    ['the installed one anew', ['8.10.0', '9.0.0'], '8.10.0', ['8.10']],
    ['no gap that was left', ['8.10.0', '9.0.2'], '8.10.0', ['8.10']],
    [
      'what follows version 7 where nothing is',
      [],
      '8.10.0',
      ['8.9', '8.10', '9.0'],
    ],
  ])('selects %s', (_, recorded, installed, expected) => {
    expect(selectNewMinors({ published, recorded, installed })).toEqual(expected);
  });
});

describe('selectAllMinors', () => {
  it('begins with the last of version 7', () => {
    expect(selectAllMinors({ published })).toEqual(published.slice(1));
  });
});

describe('selectNamedMinors', () => {
  it('leaves out what is not published', () => {
    expect(selectNamedMinors(['9.0', '9.9'], { published })).toEqual(['9.0']);
  });
});
