import unit from './jest.config.mjs';

/** Real builds with planted faults: slow, so apart from the unit tests. */
export default {
  ...unit,
  testMatch: ['<rootDir>/tests/faults/**/*.test.ts'],
  testSequencer: '<rootDir>/tests/faults/sequencer.mjs',
  testTimeout: 240_000,
};
