const MISSING_KEY_NOTICE = 'MUI X: Missing license key.';

const { error } = console;

/**
 * A build without a license key is a normal one: the components say so by their
 * watermark. Their notice on the console, once per worker, is left out of the build's
 * log; every other message passes.
 */
console.error = (...args: unknown[]) => {
  const isNotice =
    typeof args[0] === 'string' && args[0].includes(MISSING_KEY_NOTICE);
  if (!isNotice) {
    error(...args);
  }
};
