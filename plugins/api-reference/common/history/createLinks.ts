import type { Change } from './changes';
import type { ProductHistory } from './types';
import { toIndexPermalink, toPermalink, toSlug } from '../permalinks';
import {
  getMemberAnchor,
  isDocumented,
  isRemoved,
  toRemovedAnchor,
} from '../memberAnchor';

/** What has a place in the reference: an entry, or one of its members. */
export type Subject = Pick<Change, 'entry' | 'member'>;

/**
 * Finds the places of a library's entries and members in the reference.
 *
 * @param installed the version that the reference documents
 * @param toUrl gives a route the language's base URL
 * @returns gives an address; undefined for what the reference has no place for, such as a
 *   member of a later version
 */
export function createLinks(
  { product, entries }: Pick<ProductHistory, 'product' | 'entries'>,
  installed: string,
  toUrl: (route: string) => string,
): (subject: Subject) => string | undefined {
  const toKey = ({ kind, name }: { kind: string; name: string }) =>
    `${kind} ${name}`;
  const records = new Map(entries.map((entry) => [toKey(entry), entry]));
  return ({ entry, member }) => {
    const record = records.get(toKey(entry));
    if (record === undefined) {
      return undefined;
    }
    if (!isDocumented(record.states, installed)) {
      return isRemoved(record.states, installed)
        ? `${toUrl(toIndexPermalink(product))}#${toRemovedAnchor(record.name)}`
        : undefined;
    }
    const page = toUrl(toPermalink({ product, slug: toSlug(record.name) }));
    const found = record.members.find(
      ({ kind, name }) => kind === member?.kind && name === member.name,
    );
    const anchor = found && getMemberAnchor(found, installed);
    if (member && anchor === undefined) {
      return undefined;
    }
    return anchor === undefined ? page : `${page}#${encodeURIComponent(anchor)}`;
  };
}
