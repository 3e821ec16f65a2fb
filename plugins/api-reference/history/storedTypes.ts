import type {
  EntryHistory,
  EntryState,
  MemberState,
  ProductHistory,
} from '../common/history/types';

/** What a product's file holds: its history, written shorter. */
export interface HistoryFile extends Omit<ProductHistory, 'entries'> {
  entries: StoredEntry[];
}

export interface StoredEntry extends Omit<EntryHistory, 'members'> {
  states: EntryState[];
  /** States by kind and name: `prop apiRef`. */
  members: Record<string, StoredState[]>;
}

/** A member's state; without a `from` it began with its entry. */
export type StoredState = Omit<MemberState, 'from'> & { from?: string };
