import unit from './jest.config.mjs';

/** Exported projects of demos, type-checked and bundled: slow, so apart from the unit tests. */
export default {
  ...unit,
  testMatch: ['<rootDir>/tests/sandboxes/**/*.test.ts'],
  testTimeout: 120_000,
};
