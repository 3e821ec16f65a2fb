import type { ApiSectionKind } from '../../settings';
import { toSectionKind } from '../common/memberAnchor';
import { getMarks, type Marks } from '../history/getMarks';
import {
  listEntryChanges,
  listLibraryChanges,
  type VersionChanges,
} from '../history/listEntryChanges';
import { getStateAt } from '../common/history/states';
import type { EntryKind, ProductHistory } from '../common/history/types';
import { createLinks, type Subject } from '../common/history/createLinks';
import { toIndexPermalink, toPermalink, toSlug } from '../common/permalinks';
import { orderVersions } from '../common/history/version';

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
  /** The address of what changed: an anchor where it is on this page. */
  findHref: (subject: Subject) => string | undefined;
}

/** A product's record, and the version of the product that the portal documents. */
export interface InstalledHistory {
  history: Pick<ProductHistory, 'product' | 'versions' | 'entries'>;
  installed: string;
}

/** A member as old as its page says nothing of it. */
function withoutRepetition({ since, ...marks }: Marks, page: Marks): Marks {
  const isRepeated =
    since?.from === page.since?.from && since?.after === page.since?.after;
  return since === undefined || isRepeated ? marks : { since, ...marks };
}

/** Finds what changed, as seen from a page: the page itself needs no link. */
function createHrefs(
  { history, installed }: InstalledHistory,
  place: { name: string } | undefined,
  toUrl: (route: string) => string,
): PageHistory['findHref'] {
  const { product } = history;
  const own = toUrl(
    place
      ? toPermalink({ product, slug: toSlug(place.name) })
      : toIndexPermalink(product),
  );
  const findLink = createLinks(history, installed, toUrl);
  return (subject) => {
    const link = findLink(subject);
    const anchor = link?.startsWith(`${own}#`) ? link.slice(own.length) : link;
    return anchor === own ? undefined : anchor;
  };
}

/**
 * What the record says of a page.
 *
 * @param place the entry that the page documents; undefined for a product's index, which
 *   tells of all entries and of none of their members
 * @param toUrl gives a route the language's base URL
 */
export function createPageHistory(
  record: InstalledHistory,
  place: { kind: EntryKind; name: string } | undefined,
  toUrl: (route: string) => string = (route) => route,
): PageHistory {
  const { history, installed } = record;
  const { versions, entries } = history;
  const recorded = { versions, installed };
  const findEntry = (kind: EntryKind, name: string) =>
    entries.find((entry) => entry.kind === kind && entry.name === name);
  const entry = place && findEntry(place.kind, place.name);
  const marks = entry ? getMarks(entry.states, recorded) : {};
  const members = new Map(
    entry?.members
      .filter(({ states }) => getStateAt(states, installed) !== undefined)
      .map((member) => [
        `${toSectionKind(member.kind)} ${member.name}`,
        getMarks(member.states, recorded),
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
      return states ? getMarks(states, recorded) : {};
    },
    past: changes.filter((group) => !isComing(group)),
    coming: changes.filter(isComing),
    findHref: createHrefs(record, place, toUrl),
  };
}
