import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { PRODUCT_IDS } from '../extract/products';
import type { ProductId } from '../types';
import type { HistoryFile, StoredState } from './storedTypes';
import {
  HISTORY_VERSION,
  MEMBER_KINDS,
  type EntryKind,
  type EntryState,
  type MemberHistory,
  type MemberKind,
  type ProductHistory,
} from '../common/history/types';
import { orderVersions } from '../common/history/version';

/** Folder of the record, below the site. */
export const HISTORY_DIR = 'api-history';

/** Writes the record anew from what is downloaded. */
export const RECORD_COMMAND = 'npm run api:record -- --all';

const ENTRY_KINDS: readonly EntryKind[] = [
  'component',
  'hook',
  'interface',
  'events',
  'selectors',
];

const plan = Joi.valid('community', 'pro', 'premium');

const storedState = Joi.object({
  from: Joi.string(),
  after: Joi.string(),
  gone: Joi.valid(true),
  undocumented: Joi.valid(true),
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

function toMember(
  key: string,
  states: readonly StoredState[],
  [start]: readonly EntryState[],
): MemberHistory {
  const [, kind, name = ''] = /^(\w+) (.+)$/.exec(key) ?? [];
  return {
    kind: kind as MemberKind,
    name,
    states: states.map(({ from, after, ...state }) => {
      const since = from === undefined ? start : { from, after };
      return {
        from: since!.from,
        ...(since!.after !== undefined && { after: since!.after }),
        ...state,
      };
    }),
  };
}

/** Turns what a file holds back into a history. */
export function toHistory(file: HistoryFile): ProductHistory {
  return {
    ...file,
    entries: file.entries.map((entry) => ({
      ...entry,
      members: Object.entries(entry.members).map(([key, states]) =>
        toMember(key, states, entry.states),
      ),
    })),
  };
}

/** What is wrong with a parsed record, as lines; none for a sound one. */
export function listHistoryFaults(content: unknown, product: ProductId): string[] {
  const version = (content as { historyVersion?: unknown } | null)?.historyVersion;
  if (version !== undefined && version !== HISTORY_VERSION) {
    return [
      `it has historyVersion ${String(version)}, and this portal reads ${HISTORY_VERSION}`,
    ];
  }
  const result = schema.validate(content, { abortEarly: false });
  if (result.error) {
    return result.error.details.map(({ message }) => message);
  }
  const history = toHistory(result.value);
  const descent = findDescent(history.versions);
  return [
    ...(history.product === product
      ? []
      : [`it is the record of ${history.product}`]),
    ...(descent < 0
      ? []
      : [
          `versions: ${history.versions[descent]} stands after ${history.versions[descent - 1]}`,
        ]),
    ...listWrongStates(history),
  ];
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
  let text: string;
  try {
    text = readFileSync(path.join(dir, `${product}.json`), 'utf8');
  } catch {
    throw new Error(
      `${name} is missing: the API's history of ${product} is not recorded.\n` +
        `Restore it: git checkout -- ${name}\n` +
        `Or record it anew: ${RECORD_COMMAND}`,
    );
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new Error(
      `${name} is damaged or half-written: ${(cause as Error).message}\n` +
        `Restore it: git checkout -- ${name}\n` +
        `Or record it anew: ${RECORD_COMMAND}`,
      { cause },
    );
  }
  const faults = listHistoryFaults(content, product);
  if (faults.length > 0) {
    const rest = faults.length - MAX_FAULTS;
    throw new Error(
      `${name} cannot be read:\n` +
        faults
          .slice(0, MAX_FAULTS)
          .map((fault) => `- ${fault}\n`)
          .join('') +
        (rest > 0 ? `- and ${rest} more\n` : '') +
        `Record it anew: ${RECORD_COMMAND}`,
    );
  }
  return toHistory(content as HistoryFile);
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
