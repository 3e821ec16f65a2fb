import ts from 'typescript';
import type {
  ApiEvent,
  ApiPage,
  ApiProp,
  ApiSelector,
  ApiSignature,
} from '../types';
import type { PackageProgram } from './createProgramFactory';
import { isProductFile } from './products';

type NamedType =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

/** What the types are looked up in. */
type TypeSource = Pick<PackageProgram, 'program' | 'exports'>;

/**
 * Looks a type up by its name, as the modules of a product mention it: its declarations,
 * those of other modules that add to it included.
 */
export type TypeIndex = (name: string) => readonly NamedType[] | undefined;

function isNamedType(node: ts.Node): node is NamedType {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

/** Declarations by name of the types that the modules of a package declare at their top. */
function listDeclarations({ program }: TypeSource): Map<string, NamedType[]> {
  const index = new Map<string, NamedType[]>();
  for (const file of program.getSourceFiles()) {
    if (isProductFile(file.fileName)) {
      for (const declaration of file.statements.filter(isNamedType)) {
        const name = declaration.name.text;
        index.set(name, [...(index.get(name) ?? []), declaration]);
      }
    }
  }
  return index;
}

/**
 * Creates the index of the named types that a package's programs see. What the package
 * exports comes first; of several types of one name that it does not export, the first.
 */
export function createTypeIndex(home: TypeSource): TypeIndex {
  const declared = listDeclarations(home);
  return (name) => {
    const exported = home.exports.get(name)?.declarations?.filter(isNamedType) ?? [];
    const declarations =
      exported.length > 0 ? exported : (declared.get(name) ?? []).slice(0, 1);
    return declarations.length > 0 &&
      declarations.every((node) => isProductFile(node.getSourceFile().fileName))
      ? declarations
      : undefined;
  };
}

function readTypeName(node: ts.Node): string | null {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    return node.typeName.text;
  }
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
    return node.expression.text;
  }
  return null;
}

/** Names that `infer` gives in a condition, for its branches. */
function listInferred(node: ts.Node): string[] {
  const own = ts.isInferTypeNode(node) ? [node.typeParameter.name.text] : [];
  ts.forEachChild(node, (child) => void own.push(...listInferred(child)));
  return own;
}

/** Names of the type parameters that a node brings in for what stands in it. */
function listParameters(node: ts.Node): string[] {
  if (ts.isConditionalTypeNode(node)) {
    return listInferred(node.extendsType);
  }
  const own: string[] = [];
  ts.forEachChild(node, (child) => {
    if (ts.isTypeParameterDeclaration(child)) {
      own.push(child.name.text);
    }
  });
  return own;
}

/** Names of the types that a node mentions, in its order, its own parameters left out. */
function collectTypeNames(root: ts.Node): string[] {
  const names = new Set<string>();

  function visit(node: ts.Node, outer: readonly string[]): void {
    const parameters = [...outer, ...listParameters(node)];
    const name = readTypeName(node);
    if (name !== null && !parameters.includes(name)) {
      names.add(name);
    }
    ts.forEachChild(node, (child) => visit(child, parameters));
  }

  visit(root, []);
  return [...names];
}

/** Names of the types that a type's source text mentions: none where it is no type. */
export function collectTextTypeNames(text: string): string[] {
  return collectTypeNames(
    ts.createSourceFile(
      'type.ts',
      `type T = ${text};`,
      ts.ScriptTarget.ESNext,
      true,
    ),
  );
}

/** How many types are shown at most, unless more are mentioned directly. */
const MAX_TYPES = 40;

/** Where a long declaration is cut, in characters; it is cut at the end of a line. */
const MAX_LENGTH = 1500;

const printer = ts.createPrinter({ removeComments: true });

function listSignatureTypes({ params, returns }: ApiSignature): string[] {
  return [...params.map(({ type }) => type), ...(returns ? [returns.type] : [])];
}

function listMemberTypes({ type, signature }: ApiProp): string[] {
  return [type, ...(signature ? listSignatureTypes(signature) : [])];
}

/** The texts of all types that a page mentions, in the order of the page. */
export function listTypeTexts(page: ApiPage): string[] {
  switch (page.kind) {
    case 'component':
      return page.props.flatMap(listMemberTypes);
    case 'hook':
      return [page, ...(page.overloads ?? [])].flatMap(({ signature }) =>
        listSignatureTypes(signature),
      );
    case 'interface':
      return page.members.flatMap(listMemberTypes);
  }
}

/** The texts of all types that a list of events or selectors mentions. */
export function listMemberTypeTexts(
  members: readonly (ApiEvent | ApiSelector)[],
): string[] {
  return members.flatMap((member) =>
    'returns' in member
      ? listSignatureTypes({
          params: member.args,
          returns: { type: member.returns, description: '' },
        })
      : [member.params ?? '', member.event ?? ''].filter(Boolean),
  );
}

/** Cuts a declaration that is too long to be read in place, and says so. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) {
    return text;
  }
  const lines = text.slice(0, text.lastIndexOf('\n', MAX_LENGTH)).split('\n');
  const rest = text.split('\n').length - lines.length - 1;
  return [...lines, `    // … ${rest} more lines`, text.slice(-2).trim()].join('\n');
}

function printDeclarations(declarations: readonly NamedType[]): string {
  const text = declarations
    .map((node) =>
      printer
        .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
        .replace(/^(?:export |declare )+/, ''),
    )
    .join('\n');
  return shorten(text);
}

/**
 * Collects the declarations of the named types that type texts mention, and of those
 * that these mention in turn: without comments, in the order of the first mention.
 *
 * @param findType the types of the packages; what it does not find (DOM, React) is left out
 * @param hasPage whether a name needs no declaration, because it has a page
 */
export function createTypes(
  texts: readonly string[],
  findType: TypeIndex,
  hasPage: (name: string) => boolean,
): Record<string, string> {
  const types: Record<string, string> = {};
  const queue = [...new Set(texts)].flatMap(collectTextTypeNames);
  const direct = new Set(queue);
  // The list grows as it is read: breadth first, so that what is near comes first.
  for (const name of queue) {
    if (!direct.has(name) && Object.keys(types).length >= MAX_TYPES) {
      break;
    }
    const declarations = name in types || hasPage(name) ? undefined : findType(name);
    if (declarations) {
      types[name] = printDeclarations(declarations);
      queue.push(...declarations.flatMap(collectTypeNames));
    }
  }
  return types;
}
