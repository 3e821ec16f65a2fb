/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{config,plugins,sample-data,scripts,src}/**/__tests__/**/*.test.{ts,tsx}',
  ],
  setupFiles: ['<rootDir>/tests/jest/setup.ts'],
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
  // Docusaurus' client and the unified family are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!@docusaurus/|unist-util-|vfile|micromark|mdast-util-|decode-named-character-reference|character-entities|devlop|@mui/x-)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/jest/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    ],
    '^@theme-original/(.*)$':
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    '^@docusaurus/useDocusaurusContext$':
      '<rootDir>/tests/jest/useDocusaurusContext.ts',
    '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|useBaseUrl|useBrokenLinks|useGlobalData|useIsBrowser|useRouteContext)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
  },
};

export default config;
