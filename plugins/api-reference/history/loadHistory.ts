import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { PRODUCT_IDS } from '../extract/products';
import type { ProductId } from '../types';
import { formatFaults } from '../formatFaults';
import { PLANS } from '../common/plans';
import { toHistory, type HistoryFile } from './historyFile';
import {
  ENTRY_KINDS,
  HISTORY_VERSION,
  MEMBER_KINDS,
  type ProductHistory,
} from '../common/history/types';
import { orderVersions } from '../common/history/version';

/** Folder of the record, below the site. */
export const HISTORY_DIR = 'api-history';

/** Writes the record anew from what is downloaded. */
const RECORD_COMMAND = 'npm run api:record -- --all';

const plan = Joi.valid(...PLANS);

const storedState = Joi.object({
  from: Joi.string(),
  after: Joi.string(),
  gone: Joi.valid(true),
  undocumented: Joi.valid(true),
  unknown: Joi.valid(true),
  type: Joi.string(),
  default: Joi.string(),
  required: Joi.valid(true),
  deprecated: Joi.alternatives(Joi.string(), Joi.valid(true)),
  plan,
  replacedBy: Joi.string(),
});

const entryState = storedState.keys({ from: Joi.string().required() });

const MEMBER_NAME = new RegExp(`^(?:${MEMBER_KINDS.join('|')}) .`);

const schema = Joi.object<HistoryFile>({
  historyVersion: Joi.valid(HISTORY_VERSION).required(),
  product: Joi.valid(...PRODUCT_IDS).required(),
  versions: Joi.array().items(Joi.string()).min(1).required(),
  incomplete: Joi.array()
    .items(
      Joi.object({
        version: Joi.string().required(),
        plans: Joi.array().items(plan).required(),
      }),
    )
    .required(),
  skipped: Joi.array()
    .items(
      Joi.object({
        minor: Joi.string().required(),
        reason: Joi.string().required(),
      }),
    )
    .required(),
  entries: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        kind: Joi.valid(...ENTRY_KINDS).required(),
        states: Joi.array().items(entryState).min(1).required(),
        members: Joi.object()
          .pattern(MEMBER_NAME, Joi.array().items(storedState).min(1))
          .required(),
      }),
    )
    .min(1)
    .required(),
});

function findDescent(versions: readonly string[]): number {
  return versions.findIndex(
    (version, index) =>
      index > 0 && orderVersions(versions[index - 1]!, version) >= 0,
  );
}

/** Starts of states that the history's versions do not have, or that do not ascend. */
function listWrongStates({ versions, entries }: ProductHistory): string[] {
  const known = new Set(versions);
  return entries.flatMap((entry) =>
    [entry, ...entry.members].flatMap((one) => {
      const name =
        one === entry ? entry.name : `${entry.name}, ${one.kind} ${one.name}`;
      const starts = one.states.map(({ from }) => from);
      return [
        ...starts
          .filter((from) => !known.has(from))
          .map((from) => `${name}: has a state from ${from}, which is not recorded`),
        ...(findDescent(starts) < 0 ? [] : [`${name}: its states do not ascend`]),
      ];
    }),
  );
}

/** What is wrong with a history beside its shape, as lines; none for a sound one. */
function listHistoryFaults(history: ProductHistory, product: ProductId): string[] {
  const { versions } = history;
  const descent = findDescent(versions);
  return [
    ...(history.product === product
      ? []
      : [`it is the record of ${history.product}`]),
    ...(descent < 0
      ? []
      : [`versions: ${versions[descent]} stands after ${versions[descent - 1]}`]),
    ...listWrongStates(history),
  ];
}

/**
 * Turns what a file holds into the history of a product.
 *
 * @returns the history, or what is wrong with the file, as lines
 */
function parseHistory(
  content: unknown,
  product: ProductId,
): { history: ProductHistory } | { faults: string[] } {
  const version = (content as { historyVersion?: unknown } | null)?.historyVersion;
  if (version !== undefined && version !== HISTORY_VERSION) {
    const fault = `it has historyVersion ${String(version)}, and this portal reads ${HISTORY_VERSION}`;
    return { faults: [fault] };
  }
  const { value, error } = schema.validate(content, { abortEarly: false });
  if (error) {
    return { faults: error.details.map(({ message }) => message) };
  }
  const history = toHistory(value);
  const faults = listHistoryFaults(history, product);
  return faults.length > 0 ? { faults } : { history };
}

/** How many faults of one record are listed: the first ones tell what is wrong. */
const MAX_FAULTS = 5;

/**
 * Reads the record of one product.
 *
 * @param dir the record's folder
 * @throws an Error that names the file, what is wrong with it and how to mend it
 */
export function readHistory(dir: string, product: ProductId): ProductHistory {
  const name = `${HISTORY_DIR}/${product}.json`;
  const restore =
    `Restore it: git checkout -- ${name}\n` + `Or record it anew: ${RECORD_COMMAND}`;
  let text: string;
  try {
    text = readFileSync(path.join(dir, `${product}.json`), 'utf8');
  } catch {
    throw new Error(
      `${name} is missing: the API's history of ${product} is not recorded.\n${restore}`,
    );
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`${name} is damaged or half-written: ${message}\n${restore}`, {
      cause,
    });
  }
  const result = parseHistory(content, product);
  if ('history' in result) {
    return result.history;
  }
  throw new Error(
    `${name} cannot be read:\n${formatFaults(result.faults, MAX_FAULTS)}\n` +
      `Record it anew: ${RECORD_COMMAND}`,
  );
}

/**
 * Reads the record of all products.
 *
 * @param siteDir the folder that holds `api-history`
 * @throws one Error with what `readHistory` says of each product that it throws for
 */
export function loadHistory({ siteDir }: { siteDir: string }): ProductHistory[] {
  const faults: string[] = [];
  const histories = PRODUCT_IDS.flatMap((product) => {
    try {
      return [readHistory(path.join(siteDir, HISTORY_DIR), product)];
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n\n'));
  }
  return histories;
}
