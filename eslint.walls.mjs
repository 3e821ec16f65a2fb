/**
 * The walls between the parts of the code. Imports flow one way: utils, i18n, settings and
 * the logic of services, analytics and ads; then hooks and contexts; then components; then theme and pages. Browser code takes
 * nothing but types from the code that runs in Node.
 */

const LAYERS = [
  [
    'src/utils',
    'src/i18n',
    'src/settings',
    'src/mui',
    'src/services',
    'src/analytics',
    'src/ads',
    'src/search',
  ],
  ['src/hooks', 'src/contexts'],
  ['src/components'],
  ['src/theme', 'src/pages'],
];

/** Zones for `import-x/no-restricted-paths`: no layer imports one above it. */
export const layerZones = [
  ...LAYERS.flatMap((layer, index) =>
    layer.map((target) => ({
      target: `./${target}`,
      from: LAYERS.slice(index + 1)
        .flat()
        .map((folder) => `./${folder}`),
      message: `${target} is below that folder: imports flow from utils to hooks to components to theme.`,
    })),
  ),
  {
    target: './src',
    from: ['./scripts', './postbuild'],
    message: 'Scripts run in Node; the browser cannot import them.',
  },
  {
    target: ['./config', './postbuild', './scripts'],
    from: [
      './src/hooks',
      './src/contexts',
      './src/components',
      './src/theme',
      './src/pages',
    ],
    message: 'This code runs in Node: it cannot import components or hooks.',
  },
].filter(({ from }) => from.length > 0);

/** Options of `no-restricted-imports` for browser code. */
export const browserImports = {
  patterns: [
    {
      regex: '^(node:|fs$|path$|child_process$)',
      message: 'This code runs in the browser, which has no Node modules.',
    },
    {
      regex: '^@site/(config|postbuild|scripts)/',
      allowTypeImports: true,
      message: 'The browser takes only types from Node code: write "import type".',
    },
    {
      regex: '^@site/plugins/(?![^/]+/client/)',
      allowTypeImports: true,
      message:
        'The browser takes only types from a plugin’s steps: write "import type".',
    },
  ],
};
