import fs from 'node:fs';
import * as history from '../client/history';

/** Names that a module imports of `history`. */
function listImports(file: string): string[] {
  const code = fs.readFileSync(require.resolve(file), 'utf8');
  return [...code.matchAll(/import \{([^}]*)\} from 'history';/g)].flatMap(
    ([, names]) => names!.split(',').map((name) => name.trim()),
  );
}

it.each(['react-router', 'react-router-dom'])(
  'the replacement has what %s imports',
  (name) => {
    const names = listImports(`${name}/esm/${name}.js`);
    expect(names).toContain('createLocation');
    expect(Object.keys(history)).toEqual(expect.arrayContaining(names));
  },
);

it.each(['createHashHistory', 'createMemoryHistory'] as const)(
  'says what to do where %s is called',
  (name) => {
    expect(history[name]).toThrow('createBundlerConfig.ts');
  },
);
