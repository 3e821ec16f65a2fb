import ts from 'typescript';
import { readJsDoc, type JsDoc } from './jsDoc';
import type { PackageProgram } from './createProgramFactory';
import { loadScript } from './loadScript';

/** Reads a component's prop types from its published module; null where it has none. */
export function loadPropTypes(
  { exports }: Pick<PackageProgram, 'exports'>,
  name: string,
  declaration: ts.Declaration | undefined,
): PropTypesDocs | null {
  const script = loadScript(declaration);
  const source = script && readPropTypes(script, name);
  if (!source) {
    return null;
  }
  return 'docs' in source
    ? source.docs
    : loadPropTypes(
        { exports },
        source.aliasOf,
        exports.get(source.aliasOf)?.valueDeclaration,
      );
}

/** JSDoc of each prop type by prop; null for a prop without a comment. */
export type PropTypesDocs = ReadonlyMap<string, JsDoc | null>;

/** What a module says about a component's prop types. */
export type PropTypesSource =
  | { docs: PropTypesDocs }
  /** The component is another one under a second name. */
  | { aliasOf: string };

function toDocs(object: ts.ObjectLiteralExpression): PropTypesDocs {
  return new Map(
    object.properties
      .filter(ts.isPropertyAssignment)
      .map((property) => [
        ts.isStringLiteral(property.name)
          ? property.name.text
          : property.name.getText(),
        readJsDoc(property),
      ]),
  );
}

/** The object in `Name.propTypes = {…}`, behind the condition that production code drops. */
function findPropTypes(
  node: ts.Node,
  owners: readonly string[],
): ts.ObjectLiteralExpression | undefined {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    owners.some((owner) => node.left.getText() === `${owner}.propTypes`) &&
    ts.isObjectLiteralExpression(node.right)
  ) {
    return node.right;
  }
  return ts.isSourceFile(node) ||
    ts.isExpressionStatement(node) ||
    ts.isConditionalExpression(node)
    ? ts.forEachChild(node, (child) => findPropTypes(child, owners))
    : undefined;
}

function findAlias(file: ts.SourceFile, name: string): string | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter((declaration) => declaration.name.getText() === name)
    .map(({ initializer }) => initializer)
    .find((initializer) => initializer && ts.isIdentifier(initializer))
    ?.getText();
}

/**
 * Reads a component's prop types from its published module.
 *
 * @returns null where the module has none for it
 */
export function readPropTypes(
  file: ts.SourceFile,
  name: string,
): PropTypesSource | null {
  // A component that is memoised under its name is declared under another one before.
  const object = findPropTypes(file, [name, `${name}Raw`, `${name}Component`]);
  if (object) {
    return { docs: toDocs(object) };
  }
  const aliasOf = findAlias(file, name);
  return aliasOf ? { aliasOf } : null;
}
