import ts from 'typescript';
import type {
  ApiEvent,
  ApiPage,
  ApiProp,
  ApiSelector,
  ApiSignature,
} from '../types';
import { collectTextTypeNames, collectTypeNames } from './collectTypeNames';
import type { TypeEntry, TypeIndex } from './createTypeIndex';

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

function printDeclarations({ declarations }: TypeEntry): string {
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
    const entry = name in types || hasPage(name) ? undefined : findType(name);
    if (entry) {
      types[name] = printDeclarations(entry);
      queue.push(...entry.declarations.flatMap(collectTypeNames));
    }
  }
  return types;
}
