import type {
  ResultKind,
  SearchQuery,
  SearchResponse,
  SearchResult,
} from '../../engine/types';

/** How many results of a kind stand in a row before those of the next kind. */
const GROUP_SIZE = 5;

/** What the reader can choose from: a result, or all results of a kind. */
export type Choice =
  | { type: 'result'; id: string; result: SearchResult }
  | { type: 'all'; id: string; kind: ResultKind; count: number };

/** The choices of one kind. */
export interface ChoiceGroup {
  kind: ResultKind;
  choices: Choice[];
}

function toChoice(result: SearchResult): Choice {
  return { type: 'result', id: result.id, result };
}

function createGroup(
  kind: ResultKind,
  ofKind: readonly SearchResult[],
  total: number,
): ChoiceGroup {
  const shown = ofKind.slice(0, GROUP_SIZE);
  const rest: Choice[] =
    total > shown.length
      ? [{ type: 'all', id: `all:${kind}`, kind, count: total }]
      : [];
  return { kind, choices: [...shown.map(toChoice), ...rest] };
}

/**
 * Sorts results by their kind. The kind of the best result comes first, and none buries
 * the others: of many results the first few are shown, with a way to all of them. Where
 * the reader asked for one kind, all are shown.
 *
 * @param query what the response answers
 */
export function createGroups(
  query: SearchQuery,
  { results, kinds }: SearchResponse,
): ChoiceGroup[] {
  if (query.kind !== undefined) {
    return results.length > 0
      ? [{ kind: query.kind, choices: results.map(toChoice) }]
      : [];
  }
  return [...new Set(results.map(({ kind }) => kind))].map((kind) => {
    const ofKind = results.filter((result) => result.kind === kind);
    return createGroup(kind, ofKind, kinds[kind] ?? ofKind.length);
  });
}
