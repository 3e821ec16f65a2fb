import type { ApiSectionKind } from '../../settings';
import { toSectionKind } from '../common/memberAnchor';
import {
  getDeprecatedSince,
  getRemoval,
  getSince,
  type Reading,
} from '../history/getSince';
import {
  listEntryChanges,
  listLibraryChanges,
  type VersionChanges,
} from '../history/listEntryChanges';
import { getStateAt, type StateStart } from '../common/history/states';
import type {
  EntryHistory,
  EntryKind,
  MemberHistory,
  MemberKind,
  MemberState,
  ProductHistory,
} from '../common/history/types';
import { orderVersions } from '../common/history/version';

/** What is said of a member, or of an entry, beside its name. */
export interface Marks {
  /** Absent for what the first recorded version had. */
  since?: StateStart;
  deprecatedSince?: StateStart;
  /** Where it goes in a version after the installed one. */
  removal?: StateStart;
}

/** What a page tells of the past, and of versions after the installed one. */
export interface PageHistory {
  installed: string;
  marks: Marks;
  getMarks: (kind: ApiSectionKind, name: string) => Marks;
  /** Of an index, the marks of a page. */
  getEntryMarks: (kind: EntryKind, name: string) => Marks;
  /** By version, the newest first. */
  past: VersionChanges[];
  /** The same of versions after the installed one. */
  coming: VersionChanges[];
  findEntry: (kind: EntryKind, name: string) => EntryHistory | undefined;
  findMember: (kind: MemberKind, name: string) => MemberHistory | undefined;
}

/** A product's record, and the version of the product that the portal documents. */
export interface InstalledHistory {
  history: Pick<ProductHistory, 'versions' | 'entries'>;
  installed: string;
}

function createMarks(states: readonly MemberState[], reading: Reading): Marks {
  const since = getSince(states, reading);
  const deprecatedSince = getDeprecatedSince(states, reading);
  const removal = getRemoval(states, reading);
  return {
    ...(since && { since }),
    ...(deprecatedSince && { deprecatedSince }),
    ...(removal && { removal }),
  };
}

/** A member as old as its page says nothing of it. */
function withoutRepetition({ since, ...marks }: Marks, page: Marks): Marks {
  const isRepeated =
    since?.from === page.since?.from && since?.after === page.since?.after;
  return since === undefined || isRepeated ? marks : { since, ...marks };
}

/**
 * What the record says of a page.
 *
 * @param place the entry that the page documents; undefined for a product's index, which
 *   tells of all entries and of none of their members
 */
export function createPageHistory(
  { history: { versions, entries }, installed }: InstalledHistory,
  place: { kind: EntryKind; name: string } | undefined,
): PageHistory {
  const reading = { versions, installed };
  const findEntry = (kind: EntryKind, name: string) =>
    entries.find((entry) => entry.kind === kind && entry.name === name);
  const entry = place && findEntry(place.kind, place.name);
  const marks = entry ? createMarks(entry.states, reading) : {};
  const members = new Map(
    entry?.members
      .filter(({ states }) => getStateAt(states, installed) !== undefined)
      .map((member) => [
        `${toSectionKind(member.kind)} ${member.name}`,
        createMarks(member.states, reading),
      ]),
  );
  const changes =
    place === undefined
      ? listLibraryChanges({ entries, versions })
      : entry
        ? listEntryChanges(entry, { entries, versions })
        : [];
  const isComing = ({ from }: VersionChanges) => orderVersions(from, installed) > 0;
  return {
    installed,
    marks,
    getMarks: (kind, name) =>
      withoutRepetition(members.get(`${kind} ${name}`) ?? {}, marks),
    getEntryMarks(kind, name) {
      const states = findEntry(kind, name)?.states;
      return states ? createMarks(states, reading) : {};
    },
    past: changes.filter((group) => !isComing(group)),
    coming: changes.filter(isComing),
    findEntry,
    findMember: (kind, name) =>
      entry?.members.find((member) => member.kind === kind && member.name === name),
  };
}
