import fs from 'node:fs';
import type { Joi } from '@docusaurus/utils-validation';
import { writeAtomically } from './writeAtomically';

/** What a JSON file says, or what is wrong with it. */
export type JsonContent<Content> =
  { content: Content; faults: [] } | { content?: undefined; faults: string[] };

/** Reads a JSON file that others than its command may have changed: it says all that is wrong. */
export function readJson<Content>(
  file: string,
  schema: Joi.ObjectSchema<Content>,
): JsonContent<Content> {
  let data: unknown;
  try {
    data = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return { faults: [`is no JSON: ${(error as Error).message}`] };
  }
  const { value, error } = schema.validate(data, {
    abortEarly: false,
    convert: false,
  });
  return error
    ? { faults: error.details.map(({ message }) => message) }
    : { content: value, faults: [] };
}

/** Writes a JSON file for people to read, with the folders on the way there. */
export function writeJson(file: string, content: unknown): void {
  writeAtomically(file, `${JSON.stringify(content, null, 2)}\n`);
}
