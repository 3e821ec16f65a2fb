import type { ReleaseModel } from '../extract/extractRelease';
import type {
  ApiComponent,
  ApiEvent,
  ApiHook,
  ApiInterface,
  ApiPage,
  ApiProduct,
  ApiProp,
  ApiSelector,
  Plan,
} from '../types';
import type { Fields, Snapshot, SnapshotEntry, SnapshotMember } from './snapshot';
import type { MemberKind } from '../common/history/types';
import { withoutUnknown } from './withoutUnknown';

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

function createFields(given: {
  type?: string;
  default?: string;
  required?: boolean;
  deprecated?: string | true;
  plan?: Plan;
}): Fields {
  const { type, default: defaultValue, required, deprecated, plan } = given;
  return {
    ...(type && { type: toOneLine(type) }),
    ...(defaultValue && { default: toDefault(defaultValue) }),
    ...(required && { required: true as const }),
    ...(deprecated && {
      deprecated: deprecated === true ? deprecated : toOneLine(deprecated),
    }),
    ...(plan && { plan }),
  };
}

function toMember(
  kind: MemberKind,
  name: string,
  given: Parameters<typeof createFields>[0],
): SnapshotMember {
  return { kind, name, fields: createFields(given) };
}

function toPropMember(kind: MemberKind): (prop: ApiProp) => SnapshotMember {
  return (prop) => toMember(kind, prop.name, prop);
}

function listComponentMembers(
  { props, slots, classes }: ApiComponent,
  undocumented: readonly string[],
): SnapshotMember[] {
  return [
    ...props.map(toPropMember('prop')),
    ...undocumented.map((name) => ({
      kind: 'prop' as const,
      name,
      undocumented: true as const,
    })),
    ...slots.map(({ name, default: component, deprecated }) =>
      toMember('slot', name, { default: component, deprecated }),
    ),
    ...classes.map(({ key, className, deprecated }) =>
      toMember('class', key, { type: className, deprecated }),
    ),
  ];
}

function listParams({ signature }: ApiHook): SnapshotMember[] {
  return signature.params.map(({ name, type, isOptional }) =>
    toMember('param', name, { type, required: !isOptional }),
  );
}

/** A member that is always there and is called; one that readers give is no method. */
function toInterfaceMember(member: ApiProp): SnapshotMember {
  return toPropMember(member.signature && member.required ? 'method' : 'member')(
    member,
  );
}

/** Leaves out a plan that is the entry's own. */
function withoutPlan(member: SnapshotMember, entryPlan: Plan): SnapshotMember {
  const { plan, ...fields } = member.fields ?? {};
  return plan === entryPlan ? { ...member, fields } : member;
}

function listMembers(page: ApiPage, model: ReleaseModel): SnapshotMember[] {
  switch (page.kind) {
    case 'component':
      return listComponentMembers(page, model.undocumentedProps[page.name] ?? []);
    case 'hook':
      return listParams(page);
    case 'interface':
      return (page satisfies ApiInterface).members.map(toInterfaceMember);
  }
}

function toEventMember({
  name,
  deprecated,
  plan,
  params,
  event,
}: ApiEvent): SnapshotMember {
  const type = [params, event].filter(Boolean).join(', ');
  return toMember('event', name, { type, deprecated, plan });
}

function toSelectorMember({
  name,
  deprecated,
  plan,
  args,
  returns,
}: ApiSelector): SnapshotMember {
  const params = args.map((arg) => `${arg.name}: ${arg.type}`).join(', ');
  return toMember('selector', name, {
    type: params === '' ? returns : `(${params}) => ${returns}`,
    deprecated,
    plan,
  });
}

function toCatalogues({ events, selectors }: ApiProduct): SnapshotEntry[] {
  return [
    { name: 'events', kind: 'events' as const, members: events.map(toEventMember) },
    {
      name: 'selectors',
      kind: 'selectors' as const,
      members: selectors.map(toSelectorMember),
    },
  ]
    .filter(({ members }) => members.length > 0)
    .map((entry) => ({ ...entry, fields: {} }));
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
  const documented = [
    ...model.pages.map((page): SnapshotEntry => ({
      name: page.name,
      kind: page.kind,
      fields: createFields({ plan: page.plan, deprecated: page.deprecated }),
      members: listMembers(page, model).map((member) =>
        withoutPlan(member, page.plan),
      ),
    })),
    ...toCatalogues(model),
  ];
  const names = new Set(documented.map(({ name }) => name));
  return {
    product: model.product,
    version,
    missingPlans,
    entries: withoutUnknown(
      [
        ...documented,
        ...model.exports
          .filter((name) => !names.has(name))
          .map((name) => ({ name, undocumented: true as const, members: [] })),
      ],
      missingPlans,
    ),
  };
}
