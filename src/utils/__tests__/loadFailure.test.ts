/** @jest-environment jsdom */
import { forgetFailedFile, isLoadFailure } from '../loadFailure';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: '/assets/js/7.js',
});
const styleError = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
  request: 'http://localhost/assets/css/7.css',
});

it.each([
  [chunkError, true],
  [styleError, true],
  [new TypeError('Failed to fetch'), true],
  [new TypeError('error loading dynamically imported module: /a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('a is not a function'), false],
  [new Error('Failed to fetch'), false],
  ['a text', false],
  [undefined, false],
])('%s is a fault of loading: %s', (failure, expected) => {
  expect(isLoadFailure(failure)).toBe(expected);
});

describe('before the next attempt', () => {
  const kept = { delete: jest.fn(() => Promise.resolve(true)) };
  const fetchFile = jest.fn();

  beforeEach(() => {
    fetchFile.mockResolvedValue({ blob: () => Promise.resolve() });
    Object.assign(window, {
      fetch: fetchFile,
      caches: {
        keys: () => Promise.resolve(['crosshatch-assets-1']),
        open: () => Promise.resolve(kept),
      },
    });
  });

  afterEach(() => {
    jest.clearAllMocks();
    delete (window as unknown as { caches?: object }).caches;
  });

  it.each([
    [chunkError, 'http://localhost/assets/js/7.js'],
    [styleError, 'http://localhost/assets/css/7.css'],
  ])('what was kept of the file is forgotten', async (failure, address) => {
    await forgetFailedFile(failure);
    expect(kept.delete).toHaveBeenCalledWith(address);
    expect(fetchFile).toHaveBeenCalledWith(address, { cache: 'reload' });
  });

  it('nothing is forgotten for other failures', async () => {
    await forgetFailedFile(new Error('no chunk'));
    expect(kept.delete).not.toHaveBeenCalled();
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('no connection is no failure, the attempt tells', async () => {
    fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(forgetFailedFile(chunkError)).resolves.toBeUndefined();
  });
});
