import { compile } from '../client/compile';
import { loadModules, type ModuleCatalog } from '../client/loadModules';

const button = { __esModule: true, default: 'Button' };
const loaded: string[] = [];

function createChunk(name: string, content: Record<string, object>) {
  return async () => {
    loaded.push(name);
    return content;
  };
}

const catalog: ModuleCatalog = {
  groups: [
    {
      specifiers: ['@mui/material', '@mui/material/Button', '@mui/material/Box'],
      load: async () => ({ modules: { '@mui/material/Button': button } }),
    },
    {
      specifiers: ['react/jsx-runtime'],
      load: async () => ({ modules: { 'react/jsx-runtime': {} } }),
    },
  ],
  icons: {
    D: createChunk('D', { Delete: { icon: 'Delete' } }),
    H: createChunk('H', { Home: { icon: 'Home' } }),
    Z: createChunk('Z', {}),
  },
};

function load(code: string) {
  return loadModules([compile({ name: 'Demo.tsx', code })], catalog);
}

beforeEach(() => {
  loaded.length = 0;
});

describe('loadModules', () => {
  it('tells a library that the network keeps back from one that is broken', async () => {
    const { groups } = catalog;
    const [group] = groups;
    const fail = (error: Error) =>
      loadModules(
        [
          compile({
            name: 'Demo.tsx',
            code: "import B from '@mui/material/Box'; B;",
          }),
        ],
        { ...catalog, groups: [{ ...group!, load: () => Promise.reject(error) }] },
      );
    await expect(
      fail(new TypeError('Failed to fetch dynamically imported module: /a.js')),
    ).rejects.toMatchObject({ phase: 'network', message: '@mui/material/Box' });
    await expect(fail(new Error('a is no function'))).rejects.toThrow('no function');
  });

  it('loads packages and leaves files alone', async () => {
    const modules = await load(
      "import Button from '@mui/material/Button'; import './data'; Button;",
    );
    expect([...modules]).toEqual([['@mui/material/Button', button]]);
  });

  it('loads an icon by its name', async () => {
    const modules = await load("import D from '@mui/icons-material/Delete'; D;");
    expect(modules.get('@mui/icons-material/Delete')).toMatchObject({
      default: { icon: 'Delete' },
    });
    expect(loaded).toEqual(['D']);
  });

  it('loads of all icons only those whose names begin like a used one', async () => {
    const modules = await load(
      "import { Home, Delete as D } from '@mui/icons-material'; [Home, D];",
    );
    expect(modules.get('@mui/icons-material')).toMatchObject({
      Home: { icon: 'Home' },
      Delete: { icon: 'Delete' },
    });
    expect(loaded.sort()).toEqual(['D', 'H']);
  });

  it.each(['@mui/materail/Button', '@mui/icons-material/Hom'])(
    'names the unknown module %s and what is near',
    async (specifier) => {
      await expect(load(`import '${specifier}';`)).rejects.toMatchObject({
        phase: 'link',
        file: 'Demo.tsx',
        message: expect.stringContaining(
          `The live editor doesn't have the module "${specifier}". Close to it are: @mui/material`,
        ),
      });
    },
  );
});
