import type { Plan, ProductId } from '../../types';

/**
 * The history of the API: what each recorded version of a library has, as the states
 * that every member went through. `api-history/` keeps it, one file a product;
 * `npm run api:record` writes it, and nothing else does.
 */

/** Raised with each change of shape; a record of another shape is refused. */
export const HISTORY_VERSION = 2;

/** A product's history, versions in ascending order. */
export interface ProductHistory {
  historyVersion: number;
  product: ProductId;
  /** Recorded versions, ascending: one a minor; of the installed minor, the installed one. */
  versions: string[];
  /** Of these, the ones of which not every package could be had, ascending. */
  incomplete: IncompleteVersion[];
  /** Minors that are published and could not be recorded at all, ascending. */
  skipped: SkippedVersion[];
  /**
   * Components, hooks and interfaces by name; the grid's events and selectors are the
   * members of two more entries, `events` and `selectors`.
   */
  entries: EntryHistory[];
}

/**
 * A version that was recorded from the smaller plans' packages alone. What the others
 * have is unknown there: their members' states run on, and what changed has an `after`.
 */
export interface IncompleteVersion {
  version: string;
  /** The plans whose package could not be had. */
  plans: Plan[];
}

export interface SkippedVersion {
  /** Such as `8.13`. */
  minor: string;
  /** What could not be had, as a sentence. */
  reason: string;
}

export const ENTRY_KINDS = [
  'component',
  'hook',
  'interface',
  'events',
  'selectors',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface EntryHistory {
  name: string;
  kind: EntryKind;
  /**
   * The entry's own states, ascending: when it came, changed its plan, was deprecated or
   * went. Its members go and come with it: they have no state of their own for that.
   */
  states: EntryState[];
  /** By kind, in the order of `MEMBER_KINDS`, then by name. */
  members: MemberHistory[];
}

/** In the order in which an entry's members are listed. */
export const MEMBER_KINDS = [
  'prop',
  'slot',
  'class',
  'param',
  'member',
  'method',
  'event',
  'selector',
] as const;

export type MemberKind = (typeof MEMBER_KINDS)[number];

export interface MemberHistory {
  kind: MemberKind;
  name: string;
  /**
   * Ascending; each holds until the next. The first one is its appearance. A state has all
   * that holds then, not only what is new.
   */
  states: MemberState[];
}

/** When a state began. */
export interface StateStart {
  /** The first recorded version that has it. */
  from: string;
  /**
   * The version before which it is known not to have been, where published versions
   * between that and `from` could not be had: the truth lies after `after`, up to `from`.
   */
  after?: string;
}

/** What the states of entries and of members have in common. */
interface State extends StateStart {
  /** Set where it is not there any more; of the other fields only `replacedBy` is given. */
  gone?: true;
  /**
   * Set where the packages have it and the reference does not document it: without a
   * description, for one, or hidden by `@ignore`. It is no change: it counts as there, with
   * the other fields of the nearest state that is documented.
   */
  undocumented?: true;
  /**
   * Set on a first state where the record does not tell whether it was there: what a later
   * reading found, what an element or another component may have handed down, or what
   * needs a plan whose package could not be had. Nothing is told of it.
   */
  unknown?: true;
  plan?: Plan;
  /** The reason, or `true` where the source gives none. */
  deprecated?: string | true;
  /**
   * The name that took its place, where known, on a state that is gone or deprecated. Of
   * a member: another member of the entry, `prop:slots` where its kind is another.
   */
  replacedBy?: string;
}

/** An entry always has a plan, unless it is gone; events and selectors have none. */
export interface EntryState extends State {
  /**
   * Of a hook the source text of its type, type parameters and what it returns included.
   * Absent where the version was read before anyone looked for it.
   */
  type?: string;
}

/** A member without a plan has that of its entry. */
export interface MemberState extends State {
  /**
   * Source text of its type; of a class its real name, of an event what its listener
   * takes. A slot has none: its component is its `default`.
   */
  type?: string;
  default?: string;
  required?: true;
}
