/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{benchmarks,config,plugins,sample-data,scripts,src,tests}/**/__tests__/**/*.test.{ts,tsx}',
  ],
  setupFiles: ['<rootDir>/tests/jest/setup.ts'],
  // A limit for tests that hang, not for slow ones: extracting the API reference without a
  // cache takes 15 seconds, on a busy machine a minute.
  testTimeout: 300_000,
  // Jest would leave one processor to watching.
  maxWorkers: '100%',
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Docusaurus' client, the unified family and htmlparser2 are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!@actions/|@docusaurus/|unified|remark-|rehype-|retext-|nlcst-|parse-english|parse-latin|array-iterate|hast-util-|hastscript|property-information|space-separated-tokens|comma-separated-tokens|web-namespaces|html-void-elements|html-whitespace-sensitive-tag-names|trim-trailing-lines|collapse-white-space|parse5|bail|trough|is-plain-obj|zwitch|ccount|longest-streak|estree-util-|unist-util-|vfile|micromark|mdast-util-|decode-named-character-reference|character-|devlop|parse-entities|stringify-entities|escape-string-regexp|markdown-table|is-alpha|is-decimal|is-hexadecimal|@mui/x-|htmlparser2|domelementtype|domhandler|domutils|dom-serializer|entities)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/jest/cssModule.ts',
    // Published for "import" alone.
    '^@actions/(workflow-parser|expressions)$':
      '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/expressions/(.*)$':
      '<rootDir>/node_modules/@actions/expressions/dist/$1.js',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '<rootDir>/plugins/ads/theme/$1',
      '<rootDir>/plugins/error-codes/theme/$1',
      '<rootDir>/plugins/places/theme/$1',
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    ],
    '^@theme-original/(.*)$':
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    '^@generated/(docusaurus\\.config|globalData|i18n|codeTranslations|site-metadata|routes|routesChunkNames|registry|client-modules)(\\.js(on)?|\\.mjs)?$':
      '<rootDir>/tests/jest/generated.ts',
    '^@generated/site-storage$': '<rootDir>/tests/jest/siteStorage.ts',
    '^@docusaurus/useDocusaurusContext$':
      '<rootDir>/tests/jest/useDocusaurusContext.ts',
    '^@docusaurus/(BrowserOnly|ComponentCreator|useIsomorphicLayoutEffect|constants|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|useBaseUrl|useBrokenLinks|useGlobalData|useIsBrowser|useRouteContext)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
  },
};

export default config;
