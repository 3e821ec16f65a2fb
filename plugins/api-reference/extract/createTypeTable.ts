import type {
  ApiEvent,
  ApiPage,
  ApiProduct,
  ApiProp,
  ApiSelector,
  ApiSignature,
  ApiType,
  Plan,
} from '../types';
import { createRenderContext } from './createRenderContext';
import type { PackageProgram } from './createProgramFactory';
import { describeType } from './describeType';
import {
  createTypeLookup,
  type NamedType,
  type TypeLookup,
} from './typeDeclarations';

function listSignatureTypes({ params, returns }: ApiSignature): string[] {
  return [...params.map(({ type }) => type), ...(returns ? [returns.type] : [])];
}

function listMemberTypes({ type, signature }: ApiProp): string[] {
  return [type, ...(signature ? listSignatureTypes(signature) : [])];
}

/** The texts of all types that a page mentions, in the order of the page. */
function listTypeTexts(page: ApiPage): string[] {
  switch (page.kind) {
    case 'component':
      return [
        ...page.props.flatMap(listMemberTypes),
        ...page.slots.map(({ props = '' }) => props),
      ];
    case 'hook':
      return [page, ...(page.overloads ?? [])].flatMap(
        ({ signature, typeParameters = '' }) => [
          typeParameters,
          ...listSignatureTypes(signature),
        ],
      );
    case 'interface':
      return page.members.flatMap(listMemberTypes);
  }
}

/** The texts of all types that an event or a selector mentions. */
function listMemberTypeTexts(member: ApiEvent | ApiSelector): string[] {
  return 'returns' in member
    ? [...member.args.map(({ type }) => type), member.returns]
    : [member.params ?? '', member.event ?? ''].filter(Boolean);
}

/** Strings, in which nothing is a name, and words. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\.?[A-Za-z_$][\w$]*/g;

/** The words of types that may be names of types, each once. */
export function listNames(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.match(TOKENS) ?? []);
  return [...new Set(words)].filter((word) => /^[A-Za-z_$]/.test(word));
}

/** A table of types while it grows. */
interface TypeWalk {
  findType: TypeLookup;
  keys: Map<NamedType, string>;
  /** The declarations by key, in the order in which they were come upon. */
  queue: Map<string, readonly NamedType[]>;
}

/** The key of a type: its name, with a number where another type has that name. */
function toKey(
  { keys, queue }: TypeWalk,
  declarations: readonly NamedType[],
): string {
  const first = declarations[0]!;
  const known = keys.get(first);
  if (known !== undefined) {
    return known;
  }
  const name = first.name.text;
  let key = name;
  for (let count = 2; queue.has(key); count += 1) {
    key = `${name}-${count}`;
  }
  keys.set(first, key);
  queue.set(key, declarations);
  return key;
}

/** The components whose props texts speak of as `typeof Component`. */
function listTypeofNames(texts: readonly string[]): Set<string> {
  const found = texts.flatMap((text) => [...text.matchAll(/\btypeof (\w+)/g)]);
  return new Set(found.map(([, name]) => name!));
}

/** Adds the types that texts name. @returns the keys of those names that have another key */
function addNames(
  walk: TypeWalk,
  texts: readonly string[],
  plan: Plan,
  bindings: ReadonlyMap<string, readonly NamedType[]> = new Map(),
): Record<string, string> {
  const links: Record<string, string> = {};
  const components = listTypeofNames(texts);
  for (const name of listNames(texts)) {
    const declarations =
      bindings.get(name) ??
      walk.findType(plan, components.has(name) ? `${name}Props` : name);
    const key = declarations && toKey(walk, declarations);
    if (key !== undefined && key !== name) {
      links[name] = key;
    }
  }
  return links;
}

function listOwnTexts({ text, typeParameters, members }: ApiType): string[] {
  return [text ?? '', typeParameters ?? '', ...members.map(({ type }) => type)];
}

/** The largest package decides what a type is, unless it doesn't know the type's module. */
function findHome(
  packages: readonly PackageProgram[],
  [first]: readonly NamedType[],
): PackageProgram {
  const file = first!.getSourceFile();
  return (
    packages.findLast(
      ({ program }) => program.getSourceFile(file.fileName) === file,
    ) ?? packages.at(-1)!
  );
}

const withLinks = <Value extends object>(
  value: Value,
  links: Record<string, string>,
) => (Object.keys(links).length > 0 ? { ...value, links } : value);

/** What of a product names types. */
type Named = Pick<ApiProduct, 'pages' | 'events' | 'selectors'>;

/**
 * Creates the table of a product's types: those that its signatures name, and those that
 * these name in turn, each once.
 *
 * @param packages the product's packages, smallest first
 * @returns the table, and the pages with what their names mean where that is another type
 *   than the first of that name
 */
export function createTypeTable(
  { pages, events, selectors }: Named,
  packages: readonly PackageProgram[],
): Pick<ApiProduct, 'pages' | 'types'> {
  const walk: TypeWalk = {
    findType: createTypeLookup(packages),
    keys: new Map(),
    queue: new Map(),
  };
  const linked = pages.map((page) =>
    withLinks(page, addNames(walk, listTypeTexts(page), page.plan)),
  );
  for (const member of [...events, ...selectors]) {
    addNames(
      walk,
      listMemberTypeTexts(member),
      packages.at(-1)?.plan ?? 'community',
    );
  }
  const contexts = new Map(
    packages.map((home) => [home, createRenderContext(home, packages)]),
  );
  const types: Record<string, ApiType> = {};
  // The queue grows as it is read.
  for (const [key, declarations] of walk.queue) {
    const home = findHome(packages, declarations);
    const context = contexts.get(home)!;
    const { type, bindings } = describeType(declarations, home, context, packages);
    types[key] = withLinks(
      type,
      addNames(walk, listOwnTexts(type), type.plan, bindings),
    );
  }
  return { pages: linked, types };
}
