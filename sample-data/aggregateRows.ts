import { getValue } from './filterRows';
import { compareValues } from './queryRows';

const addUp = (values: unknown[]) =>
  values.reduce<number>((sum, value) => sum + Number(value), 0);

/** The Data Grid's aggregation functions, on the values of a field that are there. */
const AGGREGATIONS: Record<string, (values: unknown[]) => unknown> = {
  sum: addUp,
  avg: (values) => (values.length > 0 ? addUp(values) / values.length : null),
  min: (values) => [...values].sort(compareValues)[0] ?? null,
  max: (values) => [...values].sort(compareValues).at(-1) ?? null,
  size: (values) => values.length,
};

/**
 * Sums rows up by field.
 *
 * @throws an Error that lists the functions when the model names another one
 */
export function aggregateRows(
  rows: readonly object[],
  model: Record<string, string> = {},
): Record<string, unknown> {
  const results = Object.entries(model).map(([field, name]) => {
    const aggregate = AGGREGATIONS[name];
    if (!aggregate) {
      throw new Error(
        `aggregateRows: there is no function "${name}" for "${field}". Use one of ${Object.keys(AGGREGATIONS).join(', ')}.`,
      );
    }
    const values = rows.map((row) => getValue(row, field));
    return [field, aggregate(values.filter((value) => value != null))];
  });
  return Object.fromEntries(results);
}
