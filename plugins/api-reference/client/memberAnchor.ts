import type { ApiSectionKind } from '@site/src/settings/definitions';

const PREFIXES: Record<ApiSectionKind, string> = {
  props: 'prop',
  slots: 'slot',
  classes: 'class',
  params: 'param',
  events: 'event',
  selectors: 'selector',
};

/** The anchor of a member, such as `prop-rows`; it stays, because readers link to it. */
export function toMemberAnchor(kind: ApiSectionKind, name: string): string {
  return `${PREFIXES[kind]}-${name}`;
}
