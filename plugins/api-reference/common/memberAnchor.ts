import type { ApiSectionKind } from '../../settings/common';
import type { MemberKind } from './history/types';

const PREFIXES: Record<ApiSectionKind, string> = {
  props: 'prop',
  slots: 'slot',
  classes: 'class',
  params: 'param',
  events: 'event',
  selectors: 'selector',
};

/** The section in which members of a kind stand; those of an interface are its props. */
const SECTION_KINDS: Record<MemberKind, ApiSectionKind> = {
  prop: 'props',
  slot: 'slots',
  class: 'classes',
  param: 'params',
  member: 'props',
  method: 'props',
  event: 'events',
  selector: 'selectors',
};

/** The section of a page in which members of a kind of the record stand. */
export function toSectionKind(kind: MemberKind): ApiSectionKind {
  return SECTION_KINDS[kind];
}

/** The anchor of a member, such as `prop-rows`; it stays, because readers link to it. */
export function toMemberAnchor(kind: ApiSectionKind, name: string): string {
  return `${PREFIXES[kind]}-${name}`;
}

/**
 * The anchor of what is there no more, on the page that tells of its removal. It is not
 * the one that it had: so a link of the portal to a member that an upgrade has removed
 * fails the build, while readers are led on from the old one (useRemovedAnchor.ts).
 *
 * @param anchor the one that it had, such as `prop-rows`, or the name of an entry
 */
export function toRemovedAnchor(anchor: string): string {
  return `removed-${anchor}`;
}
