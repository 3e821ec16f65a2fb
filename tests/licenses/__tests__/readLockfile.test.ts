import { readLockfile } from '../readLockfile';

function read(packages: Record<string, object>) {
  return readLockfile(JSON.stringify({ lockfileVersion: 3, packages }));
}

describe('readLockfile', () => {
  it('names packages by their folders, and aliases by what they stand for', () => {
    const packages = read({
      '': { name: 'site', version: '0.1.0' },
      'node_modules/grid/node_modules/@scope/core': {
        version: '2.0.0',
        license: 'MIT',
      },
      'node_modules/loader': { name: '@maker/loader', version: '6.0.0', dev: true },
    });
    expect(packages).toEqual([
      { name: '@maker/loader', version: '6.0.0', license: undefined, isDev: true },
      { name: '@scope/core', version: '2.0.0', license: 'MIT', isDev: false },
    ]);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('lists a package of two folders once (dev: %s, %s)', (first, second, isDev) => {
    const packages = read({
      'node_modules/core': { version: '1.0.0', dev: first },
      'node_modules/grid/node_modules/core': { version: '1.0.0', dev: second },
    });
    expect(packages).toEqual([expect.objectContaining({ name: 'core', isDev })]);
  });

  it.each(['{}', '{"lockfileVersion":1,"packages":{}}'])(
    'refuses another form: %s',
    (text) => {
      expect(() => readLockfile(text)).toThrow('another form than version 3');
    },
  );
});
