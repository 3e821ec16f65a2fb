import type { ApiSectionKind } from '../../settings/common';
import type { MemberKind, MemberHistory, MemberState } from './history/types';
import { getStateAt } from './history/states';
import { orderVersions } from './history/version';

/** Whether something has a place in the reference of a version. */
export function isDocumented(
  states: readonly MemberState[],
  version: string,
): boolean {
  const state = getStateAt(states, version);
  return state !== undefined && !state.undocumented;
}

/** Whether something was there once, and is there no more in a version. */
export function isRemoved(states: readonly MemberState[], version: string): boolean {
  return (
    getStateAt(states, version) === undefined &&
    states.some(({ from }) => orderVersions(from, version) <= 0)
  );
}

/**
 * The anchor of a member on the page of its entry.
 *
 * @param installed the version that the portal documents
 * @returns undefined for a member that the page has no place for: one of a later version
 */
export function getMemberAnchor(
  { kind, name, states }: MemberHistory,
  installed: string,
): string | undefined {
  const anchor = toMemberAnchor(toSectionKind(kind), name);
  if (isDocumented(states, installed)) {
    return anchor;
  }
  return isRemoved(states, installed) ? toRemovedAnchor(anchor) : undefined;
}

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
