import unit from './jest.config.mjs';

/** The API reference held against the installed packages: slow, so apart from the unit tests. */
export default {
  ...unit,
  testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
  // One after the other: the first extracts the reference where the cache is outdated.
  maxWorkers: 1,
  testTimeout: 240_000,
};
