import ts from 'typescript';

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
export function collectTypeNames(root: ts.Node): string[] {
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
