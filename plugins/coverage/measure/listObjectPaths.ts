import ts from 'typescript';

/** The name that an object literal is given by what it stands in. */
function getOwnerName(node: ts.Node): string | undefined {
  if (
    (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) &&
    (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
  ) {
    return node.name.text;
  }
  return undefined;
}

/**
 * The members that code sets in nested objects, as dotted names: `slotProps.toolbar` and
 * `slotProps.toolbar.csvOptions` of `slotProps={{ toolbar: { csvOptions } }}`.
 *
 * @param code TypeScript or JSX; what does not parse is passed over
 */
export function listObjectPaths(code: string): string[] {
  const paths: string[] = [];
  function visit(node: ts.Node, owners: readonly string[]): void {
    const name = ts.isShorthandPropertyAssignment(node)
      ? node.name.text
      : getOwnerName(node);
    const names = name === undefined ? owners : [...owners, name];
    if (name !== undefined) {
      owners.forEach((_, index) => paths.push(names.slice(index).join('.')));
    }
    const isWithin =
      name !== undefined ||
      ts.isObjectLiteralExpression(node) ||
      ts.isJsxExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node);
    ts.forEachChild(node, (child) => visit(child, isWithin ? names : []));
  }
  visit(
    ts.createSourceFile(
      'code.tsx',
      code,
      ts.ScriptTarget.Latest,
      false,
      ts.ScriptKind.TSX,
    ),
    [],
  );
  return paths;
}
