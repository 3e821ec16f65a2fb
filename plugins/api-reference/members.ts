import type { ApiSectionKind } from '../settings';
import type { MemberKind } from './common/history/types';
import { toSectionKind } from './common/memberAnchor';
import type {
  ApiCatalogue,
  ApiCondition,
  ApiDocument,
  ApiEvent,
  ApiParam,
  ApiProduct,
  ApiProp,
  ApiSelector,
  ApiSignature,
  ApiSlot,
  Plan,
} from './types';

/**
 * A member of a page, whatever its kind: what the tables, the history, the search and the
 * counts of the reference are printed from.
 */
export interface Member {
  /** As the history tells kinds apart. */
  kind: MemberKind;
  /** The section of the page in which it stands, which its anchor names. */
  section: ApiSectionKind;
  /** Of a class its key. */
  name: string;
  description: string;
  deprecated?: string | true;
  untranslated?: true;
  plan?: Plan;
  /**
   * Source text of its type; of a class its real name, of an event what its listener
   * takes, of a selector that of the function without `apiRef`. A slot has none.
   */
  type?: string;
  default?: string;
  required?: boolean;
  signature?: ApiSignature;
  examples?: string[];
  /** What another member must be for it to be there. */
  condition?: ApiCondition;
  /** The literals to choose among, where other members depend on it. */
  choices?: string[];
  /** Of a slot, the class of its element and the type of its props. */
  class?: ApiSlot['class'];
  props?: ApiSlot['props'];
  /** Of an event, the types of its parameters and of what the browser tells. */
  params?: ApiEvent['params'];
  event?: ApiEvent['event'];
  /** Of a selector, its arguments beside `apiRef` and the type of what it returns. */
  args?: ApiParam[];
  returns?: ApiSelector['returns'];
}

function toMember(
  kind: MemberKind,
  fields: Omit<Member, 'kind' | 'section'>,
): Member {
  return { ...fields, kind, section: toSectionKind(kind) };
}

/** A member that is always there and is called; one that readers give is no method. */
function fromInterface(member: ApiProp): Member {
  return toMember(member.signature && member.required ? 'method' : 'member', member);
}

function fromEvent(event: ApiEvent): Member {
  const type = [event.params, event.event].filter(Boolean).join(', ');
  return toMember('event', { ...event, type });
}

function fromSelector(selector: ApiSelector): Member {
  const { args, returns } = selector;
  const params = args.map(({ name, type }) => `${name}: ${type}`).join(', ');
  const type = params === '' ? returns : `(${params}) => ${returns}`;
  return toMember('selector', { ...selector, type });
}

/** The members of a page, in its order. */
export function listMembers(document: ApiDocument): Member[] {
  switch (document.kind) {
    case 'component':
      return [
        ...document.props.map((prop) => toMember('prop', prop)),
        ...document.slots.map((slot) => toMember('slot', slot)),
        ...document.classes.map(({ key, className, ...rest }) =>
          toMember('class', { ...rest, name: key, type: className }),
        ),
      ];
    case 'hook':
      return document.signature.params.map((param) =>
        toMember('param', { ...param, required: !param.isOptional }),
      );
    case 'interface':
      return document.members.map(fromInterface);
    case 'events':
      return document.events.map(fromEvent);
    case 'selectors':
      return document.selectors.map(fromSelector);
  }
}

/** All that has a page: the names of a product, then the catalogues that have members. */
export function listDocuments({
  product,
  pages,
  events,
  selectors,
}: ApiProduct): ApiDocument[] {
  const catalogues: ApiCatalogue[] = [
    { kind: 'events', product, events },
    { kind: 'selectors', product, selectors },
  ];
  return [
    ...pages,
    ...catalogues.filter((catalogue) => listMembers(catalogue).length > 0),
  ];
}

/** The name of a page's entry in the history, which names catalogues by their kind. */
export function getEntryName(document: ApiDocument): string {
  return 'name' in document ? document.name : document.kind;
}
