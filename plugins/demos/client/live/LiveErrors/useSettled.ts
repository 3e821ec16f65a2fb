import { useEffect, useState } from 'react';

/**
 * A value that has stood for a while. Undefined passes at once: what is mended should
 * not be shown any longer.
 *
 * @param delay in milliseconds
 */
export function useSettled<Value>(
  value: Value | undefined,
  delay: number,
): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSettled(value),
      value === undefined ? 0 : delay,
    );
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return value === undefined ? undefined : settled;
}
