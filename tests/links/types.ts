/** What an address is written for: it decides what has to be at its end. */
export type ReferenceKind = 'link' | 'asset';

/** An address that a built file names. */
export interface Reference {
  kind: ReferenceKind;
  /** As it is written. */
  address: string;
}

/** What a built file says, as far as links go. */
export interface LinkedFile {
  references: Reference[];
  /** Ids that links can lead to; of HTML alone. */
  ids?: ReadonlySet<string>;
}

/** Kinds of faults, in the order of the report. */
export const FAULT_TITLES = {
  page: 'No such page',
  anchor: 'No such anchor on the page',
  asset: 'No such file',
  moved: 'Redirected: write the address that it ends at',
  malformed: 'Not an address',
} as const;

/** What is wrong with an address. */
export type LinkFaultKind = keyof typeof FAULT_TITLES;

/** An address that leads nowhere. */
export interface LinkFault {
  kind: LinkFaultKind;
  /** The address as it is written; of a redirected one, with where it ends. */
  target: string;
  /** The built file, or the address of the page, that names it. */
  source: string;
}

/** What the check found. */
export interface LinkReport {
  files: number;
  references: number;
  faults: LinkFault[];
}
