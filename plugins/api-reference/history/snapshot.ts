import type { Plan, ProductId } from '../types';
import type { EntryKind, MemberKind } from '../common/history/types';

/** What one version has, as the history sees it; many of them make a history. */
export interface Snapshot {
  product: ProductId;
  version: string;
  /** The plans whose package could not be had: what they have is unknown. */
  missingPlans: readonly Plan[];
  entries: SnapshotEntry[];
}

/** What is known of an entry or of a member, beside that it is there. */
export interface Fields {
  type?: string;
  default?: string;
  required?: true;
  deprecated?: string | true;
  plan?: Plan;
}

interface Sighting {
  name: string;
  /** Absent where no more is known than that it is there. */
  fields?: Fields;
  /** Set where the reference does not document it. */
  undocumented?: true;
}

export interface SnapshotEntry extends Sighting {
  /** Absent where the reference does not document it. */
  kind?: EntryKind;
  members: SnapshotMember[];
}

export interface SnapshotMember extends Sighting {
  kind: MemberKind;
}
