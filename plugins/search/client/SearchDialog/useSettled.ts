import { useEffect, useState } from 'react';

/** Milliseconds after which what is said counts as settled: before, the reader is still typing. */
const SETTLED = 500;

/**
 * What was said last and stood for a while. What changes sooner is passed over, so that a
 * screen reader hears one message of a query, and not one of each letter.
 *
 * @param message undefined while there is nothing new to say
 */
export function useSettled(message: string | undefined): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (message === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setSettled(message), SETTLED);
    return () => clearTimeout(timer);
  }, [message]);
  return settled;
}
