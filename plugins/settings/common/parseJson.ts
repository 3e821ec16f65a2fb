import { tolerant } from '../../../src/utils/storage';

/** What a JSON text says; null for any other text. */
export function parseJson(text: string): unknown {
  return tolerant<unknown>(() => JSON.parse(text));
}

/** The fields of a JSON object; undefined for any other text. */
export function parseFields(text: string): Record<string, unknown> | undefined {
  const data = parseJson(text) as object | null;
  return data?.constructor === Object
    ? (data as Record<string, unknown>)
    : undefined;
}
