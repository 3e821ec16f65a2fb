import { findPossibleState, getStateAt } from '../common/history/states';
import type {
  EntryKind,
  MemberKind,
  MemberState,
  ProductHistory,
} from '../common/history/types';
import type { ReleaseModel } from '../extract/extractRelease';
import { getEntryName, listDocuments, listMembers, type Member } from '../members';
import type { ApiDocument, ApiHook, Plan, ProductId } from '../types';
import { getTypeKey } from './typeKey';

/** What one version has, as the history sees it; many of them make a history. */
export interface Snapshot {
  product: ProductId;
  version: string;
  /** The plans whose package could not be had: what they have is unknown. */
  missingPlans: readonly Plan[];
  /**
   * What the version does not tell, because it was read before anyone looked for it: names
   * of entries, and of members behind their entry's, as `toUnreadKey` writes them.
   */
  unread?: ReadonlySet<string>;
  entries: SnapshotEntry[];
}

/** A method that turns into a property, or the other way round, stays the same member. */
export function toMemberKey({
  kind,
  name,
}: {
  kind: MemberKind;
  name: string;
}): string {
  return `${kind === 'method' ? 'member' : kind}:${name}`;
}

export function toUnreadKey(
  entry: string,
  member: { kind: MemberKind; name: string },
): string {
  return `${entry} ${toMemberKey(member)}`;
}

/** What of a state is told by the version alone. */
export const FIELD_NAMES = [
  'type',
  'default',
  'required',
  'deprecated',
  'plan',
] as const satisfies (keyof MemberState)[];

/** What is known of an entry or of a member, beside that it is there. */
export type Fields = Pick<MemberState, (typeof FIELD_NAMES)[number]>;

export interface Sighting {
  /** Absent where no more is known than that it is there. */
  fields?: Fields;
  /** Set where the reference does not document it. */
  undocumented?: true;
  /** Set where the record does not tell whether it is there. */
  unknown?: true;
}

export interface SnapshotMember extends Sighting {
  kind: MemberKind;
  name: string;
  /**
   * Set where upstream hides it from its documentation: undocumented where an earlier
   * version documents it, else not there.
   */
  ignored?: true;
  /** The real name of a class that is not documented: it counts for a class of that name. */
  className?: string;
}

export interface SnapshotEntry extends Sighting {
  name: string;
  /** Absent where the reference does not document it. */
  kind?: EntryKind;
  /** Of an entry that is not documented what it has, without fields. */
  members: SnapshotMember[];
  /** Set where nobody has looked for the members of an entry that is not documented. */
  hidesMembers?: true;
}

/** Fields as they are compared: types that say the same are the same. */
export function toComparable({ type, ...fields }: Fields): Fields {
  return type
    ? { ...fields, type: getTypeKey(type, fields.required ?? false) }
    : fields;
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A default without the quotes and the full stop that authors write or leave out. */
function toDefault(text: string): string {
  return toOneLine(text)
    .replace(/^`([^`]*)`$/, '$1')
    .replace(/^"([^"']*)"$/, "'$1'")
    .replace(/(?<=\S)[.;]$/, '');
}

function createFields(given: Partial<Member>): Fields {
  const { type, default: defaultValue, required, deprecated, plan } = given;
  return {
    ...(type && { type: toOneLine(type) }),
    ...(defaultValue && { default: toDefault(defaultValue) }),
    ...(required && { required }),
    ...(deprecated && {
      deprecated: deprecated === true ? deprecated : toOneLine(deprecated),
    }),
    ...(plan && { plan }),
  };
}

/** `<T>(axisId?: AxisId) => Axis<T>` of one way to call a hook. */
function toCallType({
  typeParameters,
  signature: { params, returns },
}: Pick<ApiHook, 'typeParameters' | 'signature'>): string {
  const list = params
    .filter(({ name }) => !name.includes('.'))
    .map(({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`);
  const generics = typeParameters === undefined ? '' : `<${typeParameters}>`;
  return `${generics}(${list.join(', ')}) => ${returns?.type || 'void'}`;
}

/** The type of a page's name as a whole: of a hook what it takes and returns. */
function toEntryType(document: ApiDocument): string | undefined {
  if (document.kind !== 'hook') {
    return undefined;
  }
  const calls = [document, ...(document.overloads ?? [])].map(toCallType);
  return calls.length === 1
    ? calls[0]
    : calls.map((call) => `(${call})`).join(' & ');
}

function toUndocumented(kind: MemberKind, name: string): SnapshotMember {
  return { kind, name, undocumented: true };
}

/** A page's members; the plan of the page itself goes without saying. */
function createMembers(
  document: ApiDocument,
  {
    undocumentedProps,
    inheritedProps = {},
    ignoredProps = {},
    undocumentedClasses = {},
  }: ReleaseModel,
): SnapshotMember[] {
  const own = 'plan' in document ? document.plan : undefined;
  const name = getEntryName(document);
  return [
    ...listMembers(document).map(({ kind, name, plan, ...member }) => ({
      kind,
      name,
      fields: createFields(plan === own ? member : { ...member, plan }),
    })),
    ...[...(undocumentedProps[name] ?? []), ...(inheritedProps[name] ?? [])].map(
      (prop) => toUndocumented('prop', prop),
    ),
    ...Object.entries(undocumentedClasses[name] ?? {}).map(([key, className]) => ({
      ...toUndocumented('class', key),
      className,
    })),
    ...(ignoredProps[name] ?? []).map((prop) => ({
      ...toUndocumented('prop', prop),
      ignored: true as const,
    })),
  ];
}

/**
 * Whether an entry is read in the smallest package that has it. Interfaces, events and
 * selectors are read in the largest, which has what all plans add to them.
 */
export function isOfSmallestPackage({ kind }: Pick<SnapshotEntry, 'kind'>): boolean {
  return kind === 'component' || kind === 'hook';
}

/**
 * Whether the packages of all plans decide on the plan of a member. The typings of the
 * smallest grid have the slots and classes of all, and the code that uses them tells which
 * plan they need.
 */
export function isPlanOfUse(
  product: ProductId,
  { kind }: Pick<SnapshotMember, 'kind'>,
): boolean {
  return product === 'data-grid' && (kind === 'slot' || kind === 'class');
}

/**
 * Leaves out what an incomplete version does not tell: all that needs a plan whose package
 * is missing, and the fields of interfaces, events and selectors, which are written in the
 * terms of the largest plan's package.
 */
function withoutUnknown(snapshot: Snapshot): Snapshot {
  const { product, entries, missingPlans } = snapshot;
  if (missingPlans.length === 0) {
    return snapshot;
  }
  const isKnown = ({ fields }: Sighting) =>
    !fields?.plan || !missingPlans.includes(fields.plan);
  // That a slot or class is there is told by the smaller packages, whatever plan uses it.
  const isKnownMember = (member: SnapshotMember) =>
    isPlanOfUse(product, member) || isKnown(member);
  return {
    ...snapshot,
    entries: entries.filter(isKnown).map((entry) => ({
      ...entry,
      members: entry.members
        .filter(isKnownMember)
        .map(({ fields, ...member }) =>
          fields && isOfSmallestPackage(entry) ? { ...member, fields } : member,
        ),
    })),
  };
}

/**
 * Reduces what was extracted of a version to what the history keeps.
 *
 * @param missingPlans the plans whose package could not be had
 */
export function toSnapshot(
  model: ReleaseModel,
  version: string,
  missingPlans: readonly Plan[] = [],
): Snapshot {
  const documented = listDocuments(model).map((document): SnapshotEntry => ({
    name: getEntryName(document),
    kind: document.kind,
    fields:
      'name' in document
        ? createFields({
            type: toEntryType(document),
            plan: document.plan,
            deprecated: document.deprecated,
          })
        : {},
    members: createMembers(document, model),
  }));
  const names = new Set(documented.map(({ name }) => name));
  const undocumented = model.exports
    .filter((name) => !names.has(name))
    .map((name): SnapshotEntry => {
      const members = model.hiddenMembers?.[name];
      return {
        name,
        undocumented: true,
        members: members ?? [],
        ...(!members && { hidesMembers: true }),
      };
    });
  return withoutUnknown({
    product: model.product,
    version,
    missingPlans,
    entries: [...documented, ...undocumented],
  });
}

/**
 * What the states of something say of a version; null where nothing is there. A version
 * between two states, of which the next may have begun already, does not tell whether it
 * is there, or documented, unless both agree.
 */
function toSighting(
  states: readonly MemberState[],
  version: string,
): Sighting | null {
  const state = getStateAt(states, version);
  const possible = findPossibleState(states, version);
  const mayBeOther =
    possible !== undefined &&
    ((state === undefined) !== (possible.gone === true) ||
      state?.undocumented !== possible.undocumented);
  if (state?.unknown || mayBeOther) {
    return { unknown: true };
  }
  if (!state) {
    return null;
  }
  const fields = FIELD_NAMES.filter((name) => state[name] !== undefined).map(
    (name) => [name, state[name]],
  );
  return state.undocumented
    ? { undocumented: true }
    : { fields: Object.fromEntries(fields) as Fields };
}

/**
 * The same of a member, whose fields are left open where the next state may have begun, or
 * where it came with a version that lacks its plan: another package told of it there.
 */
function toMemberSighting(
  states: readonly MemberState[],
  version: string,
  missingPlans: readonly Plan[],
): Sighting | null {
  const sighting = toSighting(states, version);
  const { from, plan } = getStateAt(states, version) ?? {};
  const cameWithoutPlan =
    from === version && plan !== undefined && missingPlans.includes(plan);
  return sighting?.fields && (cameWithoutPlan || findPossibleState(states, version))
    ? {}
    : sighting;
}

/** A member of an entry that is not documented: no more is told than whether it is there. */
function toHidden({ kind, name, unknown }: SnapshotMember): SnapshotMember {
  return { kind, name, ...(unknown && { unknown }) };
}

/** Turns a history back into what each of its versions has, to add another to them. */
export function toSnapshots({
  product,
  versions,
  incomplete,
  entries,
}: ProductHistory): Snapshot[] {
  return versions.map((version) => {
    const missingPlans =
      incomplete.find((one) => one.version === version)?.plans ?? [];
    const toMembers = (members: ProductHistory['entries'][number]['members']) =>
      members.flatMap(({ kind, name, states }): SnapshotMember[] => {
        const sighting = toMemberSighting(states, version, missingPlans);
        return sighting ? [{ kind, name, ...sighting }] : [];
      });
    return withoutUnknown({
      product,
      version,
      missingPlans,
      entries: entries.flatMap(
        ({ name, kind, states, members }): SnapshotEntry[] => {
          const sighting = toSighting(states, version);
          if (!sighting) {
            return [];
          }
          if (sighting.unknown) {
            return [{ name, ...sighting, members: [] }];
          }
          return sighting.undocumented
            ? [{ name, ...sighting, members: toMembers(members).map(toHidden) }]
            : [{ name, kind, ...sighting, members: toMembers(members) }];
        },
      ),
    });
  });
}
