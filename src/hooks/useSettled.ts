import { useEffect, useState } from 'react';

/**
 * The value that was last left as it is for a while: what changes sooner is passed over.
 *
 * @param delay how long it has to stand, in milliseconds; undefined passes a value over,
 *   however long it stands
 * @returns undefined until a value has settled
 */
export function useSettled<Value>(
  value: Value,
  delay: number | undefined,
): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    if (delay === undefined) {
      return undefined;
    }
    const timer = window.setTimeout(() => setSettled(value), delay);
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
