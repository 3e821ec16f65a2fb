import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
import * as htmlPlugin from 'prettier/plugins/html';
import * as markdownPlugin from 'prettier/plugins/markdown';
import * as postcssPlugin from 'prettier/plugins/postcss';
import * as typescriptPlugin from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { InstalledPackages } from '../../../readInstalledPackages';
import type {
  CodeStyling,
  CodeVariant,
} from '@site/plugins/settings/common/definitions';
import { createProject } from '../createProject';
import type { ProjectFile, ProjectRequest } from '../types';

const installed: InstalledPackages = {
  packages: {
    react: { version: '19.0.1', peers: [] },
    'react-dom': { version: '19.0.1', peers: ['react'] },
    '@emotion/react': { version: '11.1.0', peers: ['react'] },
    '@emotion/styled': { version: '11.1.1', peers: ['@emotion/react', 'react'] },
    '@mui/material': { version: '7.1.0', peers: ['react', 'react-dom'] },
    '@mui/system': { version: '7.1.1', peers: ['react'] },
    '@mui/x-charts': { version: '8.1.0', peers: ['@mui/material', '@mui/system'] },
    '@mui/x-date-pickers': { version: '8.1.1', peers: ['@mui/system', 'react'] },
    dayjs: { version: '1.11.0', peers: [] },
    luxon: { version: '3.0.0', peers: [], types: '@types/luxon' },
    '@types/luxon': { version: '3.0.1', peers: [] },
    vite: { version: '8.0.0', peers: [] },
    '@vitejs/plugin-react': { version: '6.0.0', peers: ['vite'] },
    typescript: { version: '5.9.0', peers: [] },
    '@types/react': { version: '19.0.2', peers: [] },
    '@types/react-dom': { version: '19.0.3', peers: ['@types/react'] },
    tailwindcss: { version: '4.0.0', peers: [] },
    '@tailwindcss/vite': { version: '4.0.1', peers: ['vite'] },
  },
  companions: { '@mui/x-date-pickers/AdapterDayjs': ['dayjs'] },
};

const entry: ProjectFile = {
  path: 'RowCards.tsx',
  code: "import { orders } from './sample-data/orders';\n",
};
const sampleData: ProjectFile[] = [
  { path: 'sample-data/orders.ts', code: "import { pick } from './random';" },
  { path: 'sample-data/random.ts', code: '' },
];

function create(request: Partial<ProjectRequest> = {}) {
  return createProject(
    {
      name: 'RowCards',
      title: 'Row cards',
      description: 'https://portal.example/x/react-charts#RowCards',
      variant: 'TS',
      styling: 'system',
      files: [entry, ...sampleData],
      ...request,
    },
    installed,
  );
}

/** A project whose only file has these imports. */
function createWith(...specifiers: string[]) {
  const code = specifiers.map((name) => `import '${name}';`).join('\n');
  return create({ files: [{ path: 'RowCards.tsx', code }] });
}

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function parseManifest(project: Record<string, string>): Manifest {
  return JSON.parse(project['package.json']!) as Manifest;
}

const COMBINATIONS = (['TS', 'JS'] as const).flatMap((variant) =>
  (['system', 'tailwind', 'css'] as const).map(
    (styling): [CodeVariant, CodeStyling] => [variant, styling],
  ),
);

describe('the files of a project', () => {
  it.each([
    [
      'TS',
      'system',
      ['src/main.tsx', 'tsconfig.json', 'vite.config.ts', 'src/RowCards.tsx'],
    ],
    ['JS', 'system', ['src/main.jsx', 'vite.config.js']],
    ['TS', 'tailwind', ['src/main.tsx', 'tsconfig.json', 'src/index.css']],
    ['JS', 'css', ['src/main.jsx', 'vite.config.js']],
  ] as const)('%s, %s: %j', (variant, styling, paths) => {
    const project = create({ variant, styling });
    const common = ['README.md', 'index.html', 'package.json'];
    expect(Object.keys(project)).toEqual(
      expect.arrayContaining([...common, ...paths, 'src/sample-data/random.ts']),
    );
    expect('tsconfig.json' in project).toBe(variant === 'TS');
    expect('src/index.css' in project).toBe(styling === 'tailwind');
  });

  it.each(COMBINATIONS)(
    '%s, %s: look as Prettier writes them',
    async (...choice) => {
      const [variant, styling] = choice;
      const project = create({ variant, styling, files: [] });
      const written = Object.entries(project).filter(
        ([path]) => !path.endsWith('.json'),
      );
      for (const [filepath, text] of written) {
        const formatted = await format(text, {
          filepath,
          singleQuote: true,
          plugins: [
            babelPlugin,
            estreePlugin,
            htmlPlugin,
            markdownPlugin,
            postcssPlugin,
            typescriptPlugin,
          ],
        });
        expect(`${filepath}\n${text}`).toBe(`${filepath}\n${formatted}`);
      }
    },
  );

  it('name the demo and its page', () => {
    const project = create({ title: 'Rows <b> & cards' });
    expect(project['README.md']).toContain('# Rows <b> & cards');
    expect(project['README.md']).toContain(
      '`RowCards` of https://portal.example/x/react-charts#RowCards',
    );
    expect(project['index.html']).toContain(
      '<title>Rows &lt;b> &amp; cards</title>',
    );
    expect(project['package.json']).toContain('"name": "row-cards"');
  });
});

describe('the packages of a project', () => {
  const base = {
    '@emotion/react': '11.1.0',
    '@emotion/styled': '11.1.1',
    '@mui/material': '7.1.0',
    react: '19.0.1',
    'react-dom': '19.0.1',
  };

  it.each([
    ['nothing but React', ['react'], {}],
    ['a subpath', ['@mui/material/Box'], {}],
    [
      'a package with peers',
      ['@mui/x-charts/BarChart'],
      { '@mui/x-charts': '8.1.0', '@mui/system': '7.1.1' },
    ],
    [
      'an adapter',
      ['@mui/x-date-pickers/AdapterDayjs'],
      {
        '@mui/x-date-pickers': '8.1.1',
        '@mui/system': '7.1.1',
        dayjs: '1.11.0',
      },
    ],
  ])('of %s', (_, specifiers, more) => {
    const { dependencies } = parseManifest(createWith(...specifiers));
    expect(dependencies).toEqual({ ...base, ...more });
    expect(Object.keys(dependencies)).toEqual(Object.keys(dependencies).sort());
  });

  it.each([
    ['TS', '3.0.1'],
    ['JS', undefined],
  ] as const)(
    'in %s have the types of a package that brings none: %s',
    (variant, types) => {
      const files = [{ path: 'Day.tsx', code: "import { DateTime } from 'luxon';" }];
      const { dependencies, devDependencies } = parseManifest(
        create({ variant, files }),
      );
      expect(dependencies.luxon).toBe('3.0.0');
      expect(devDependencies['@types/luxon']).toBe(types);
    },
  );

  it.each([
    ['TS', 'system', 5],
    ['JS', 'css', 2],
    ['TS', 'tailwind', 7],
    ['JS', 'tailwind', 4],
  ] as const)('%s, %s: %i for the tools', (variant, styling, count) => {
    const { devDependencies, scripts } = parseManifest(create({ variant, styling }));
    expect(Object.keys(devDependencies)).toHaveLength(count);
    expect('typescript' in devDependencies).toBe(scripts.build!.startsWith('tsc'));
  });
});

describe('main', () => {
  it('mounts the demo in a theme that follows the system', () => {
    expect(create()['src/main.tsx']).toMatchInlineSnapshot(`
      "import { StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      import Box from '@mui/material/Box';
      import CssBaseline from '@mui/material/CssBaseline';
      import { createTheme, ThemeProvider } from '@mui/material/styles';
      import RowCards from './RowCards';

      // Light or dark by the system's preference.
      const theme = createTheme({
        cssVariables: true,
        colorSchemes: { light: true, dark: true },
      });

      createRoot(document.getElementById('root')!).render(
        <StrictMode>
          <ThemeProvider theme={theme}>
            <CssBaseline />
            <Box sx={{ p: 3 }}>
              <RowCards />
            </Box>
          </ThemeProvider>
        </StrictMode>,
      );
      "
    `);
  });

  it('puts MUI into a layer below the utilities for Tailwind', () => {
    expect(create({ variant: 'JS', styling: 'tailwind' })['src/main.jsx'])
      .toMatchInlineSnapshot(`
      "import { StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      import Box from '@mui/material/Box';
      import CssBaseline from '@mui/material/CssBaseline';
      import GlobalStyles from '@mui/material/GlobalStyles';
      import {
        createTheme,
        StyledEngineProvider,
        ThemeProvider,
      } from '@mui/material/styles';
      import RowCards from './RowCards';
      import './index.css';

      // Light or dark by the system's preference.
      const theme = createTheme({
        cssVariables: true,
        colorSchemes: { light: true, dark: true },
      });

      createRoot(document.getElementById('root')).render(
        <StrictMode>
          <StyledEngineProvider enableCssLayer>
            {/* Before MUI's own styles, so that utilities win over them. */}
            <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
            <ThemeProvider theme={theme}>
              <CssBaseline />
              <Box sx={{ p: 3 }}>
                <RowCards />
              </Box>
            </ThemeProvider>
          </StyledEngineProvider>
        </StrictMode>,
      );
      "
    `);
  });

  it.each([
    ['system', false, false],
    ['css', true, false],
    ['tailwind', true, true],
  ] as const)('%s: layered %s, with utilities %s', (styling, layered, utilities) => {
    const main = create({ styling })['src/main.tsx']!;
    expect(main.includes('<StyledEngineProvider enableCssLayer>')).toBe(layered);
    expect(main.includes("import './index.css'")).toBe(utilities);
    expect(main.includes('@layer')).toBe(utilities);
  });
});

it("has the theme's names and no reset in Tailwind's style sheet", () => {
  const css = create({ styling: 'tailwind' })['src/index.css'];
  expect(css).toMatch(/^@layer theme, base, mui, components, utilities;\n/);
  expect(css).toContain('--color-primary: var(--mui-palette-primary-main);');
  expect(css).not.toMatch(/preflight|data-theme/);
});

it('reports every import that leads nowhere, once, by file', () => {
  const files = [
    {
      path: 'RowCards.tsx',
      code: "import 'lodash/pick';\nimport './sample-data/orders';",
    },
    { path: 'rows.ts', code: "import { a } from '@acme/a';\nimport './RowCards';" },
    {
      path: 'RowCards.module.css',
      code: "/* import 'x' */ .a::before { content: 'b' }",
    },
  ];
  expect(() => create({ files })).toThrowErrorMatchingInlineSnapshot(`
    "RowCards.tsx: the import "lodash/pick" needs the package "lodash", whose version the portal does not know. Take the import out and install "lodash" in the exported project.
    RowCards.tsx: the import "./sample-data/orders" leads to no file of the demo. It has: RowCards.tsx, rows.ts, RowCards.module.css.
    rows.ts: the import "@acme/a" needs the package "@acme/a", whose version the portal does not know. Take the import out and install "@acme/a" in the exported project."
  `);
});
