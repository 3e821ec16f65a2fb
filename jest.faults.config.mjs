import unit from './jest.config.mjs';

/** Real builds with planted faults: slow, so apart from the unit tests. */
export default {
  ...unit,
  testMatch: ['<rootDir>/tests/faults/**/*.test.ts'],
  testTimeout: 240_000,
};
