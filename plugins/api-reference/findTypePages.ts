import { listMembers, type Member } from './members';
import { listTypeNames } from './render/linkTypes';
import type { ApiDocument, ApiSignature, ApiType } from './types';

type Types = Readonly<Record<string, ApiType>>;

/** What names mean where they stand, if that is not the type of the same key. */
type Links = Readonly<Record<string, string>> | undefined;

function listSignatureTexts(signature: ApiSignature | undefined): string[] {
  return signature === undefined
    ? []
    : [...signature.params.map(({ type }) => type), signature.returns?.type ?? ''];
}

/** The source texts of a member in which types are named; a class has a name for its type. */
function listMemberTexts(member: Member): string[] {
  const { kind, type, props, params, event, args = [], returns } = member;
  return [
    kind === 'class' ? undefined : type,
    props,
    params,
    event,
    returns,
    ...args.map((arg) => arg.type),
    ...listSignatureTexts(member.signature),
  ].filter((text) => text !== undefined);
}

function listTypeTexts({ text = '', typeParameters = '', members }: ApiType) {
  return [text, typeParameters, ...members.map(({ type }) => type)];
}

/** The keys of the types that texts name. */
function listKeys(texts: readonly string[], links: Links, types: Types): string[] {
  return texts
    .flatMap(listTypeNames)
    .map((name) => (links && Object.hasOwn(links, name) ? links[name]! : name))
    .filter((key) => Object.hasOwn(types, key));
}

/**
 * The page on which each type of a product opens: the first one that names it, or else names
 * a type that does, by as few steps as possible.
 *
 * @param documents of the product, the likeliest to be looked at first
 */
export function findTypePages<Document extends ApiDocument>(
  documents: readonly Document[],
  types: Types,
): Map<string, Document> {
  const pages = new Map<string, Document>();
  let next: string[] = [];
  const add = (keys: readonly string[], document: Document) => {
    for (const key of keys) {
      if (!pages.has(key)) {
        pages.set(key, document);
        next.push(key);
      }
    }
  };
  for (const document of documents) {
    const links = 'links' in document ? document.links : undefined;
    const texts = [
      ...listMembers(document).flatMap(listMemberTexts),
      ...('signature' in document ? listSignatureTexts(document.signature) : []),
    ];
    add(listKeys(texts, links, types), document);
  }
  while (next.length > 0) {
    const step = next;
    next = [];
    for (const key of step) {
      const type = types[key]!;
      add(listKeys(listTypeTexts(type), type.links, types), pages.get(key)!);
    }
  }
  return pages;
}
