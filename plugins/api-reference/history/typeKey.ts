import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

function toText(node: ts.Node, file: ts.SourceFile): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, file)
    .replace(/\s+/g, '')
    .replace(/[;,](?=[}\])])/g, '');
}

/** `ReactNode` of `React.ReactNode`: some releases write a namespace out and others import from it. */
function toBareName(name: ts.EntityName): ts.EntityName {
  return ts.isQualifiedName(name) ? name.right : name;
}

/** A type node without what a formatter or an import style decides. */
function toPlainNode(
  node: ts.Node,
  context: ts.TransformationContext,
  file: ts.SourceFile,
): ts.Node {
  const { factory } = context;
  const plain = ts.visitEachChild(
    node,
    (child) => toPlainNode(child, context, file),
    context,
  );
  if (ts.isUnionTypeNode(plain)) {
    return factory.createUnionTypeNode(
      [...plain.types].sort((a, b) => (toText(a, file) < toText(b, file) ? -1 : 1)),
    );
  }
  if (ts.isParenthesizedTypeNode(plain)) {
    // Where they are needed, the printer writes them itself.
    return plain.type;
  }
  if (ts.isStringLiteral(plain)) {
    return factory.createStringLiteral(plain.text, true);
  }
  if (ts.isTypeReferenceNode(plain) && ts.isTypeReferenceNode(node)) {
    return factory.createTypeReferenceNode(
      toBareName(node.typeName),
      plain.typeArguments,
    );
  }
  if (ts.isImportTypeNode(plain) && plain.qualifier) {
    return factory.createTypeReferenceNode(plain.qualifier, plain.typeArguments);
  }
  return plain;
}

function createKey(type: string, isRequired: boolean): string {
  const file = ts.createSourceFile(
    'type.ts',
    `type T = ${type};`,
    ts.ScriptTarget.ESNext,
    true,
  );
  const [statement] = file.statements;
  if (
    file.statements.length !== 1 ||
    !statement ||
    !ts.isTypeAliasDeclaration(statement)
  ) {
    return type.replace(/\s+/g, '');
  }
  const { transformed } = ts.transform<ts.Node>(statement.type, [
    (context) => (node) => toPlainNode(node, context, file),
  ]);
  const [node = statement.type] = transformed;
  const parts = ts.isUnionTypeNode(node) ? [...node.types] : [node];
  return parts
    .map((part) => toText(part, file))
    .filter((text) => isRequired || text !== 'undefined')
    .join('|');
}

const keys = new Map<string, string>();

/**
 * A text that two types have in common where they are written differently and say the
 * same: with `React.` or without it, in other quotes, in another order of a union.
 *
 * @param type source text on one line
 * @param isRequired of a member that may be left out `undefined` says nothing
 */
export function getTypeKey(type: string, isRequired: boolean): string {
  const known = `${isRequired} ${type}`;
  const key = keys.get(known) ?? createKey(type, isRequired);
  keys.set(known, key);
  return key;
}
