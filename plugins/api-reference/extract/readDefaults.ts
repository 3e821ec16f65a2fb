import ts from 'typescript';
import { loadScript } from './loadScript';

/** The names under which components receive their props. */
const PROPS_NAMES: ReadonlySet<string> = new Set(['props', 'inProps', 'themeProps']);

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node)
  );
}

/** The functions in a variable's value: `React.forwardRef(function Name(…) {…})`. */
function listFunctions(node: ts.Node): ts.FunctionLikeDeclaration[] {
  if (isFunction(node)) {
    return [node];
  }
  return ts.isCallExpression(node) ? node.arguments.flatMap(listFunctions) : [];
}

/** The function that renders a component. */
function findComponentFunction(
  file: ts.SourceFile,
  names: readonly string[],
): ts.FunctionLikeDeclaration | undefined {
  return file.statements
    .flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement)) {
        return names.includes(statement.name?.text ?? '') ? [statement] : [];
      }
      return ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
            .filter(({ name }) => names.includes(name.getText()))
            .flatMap(({ initializer }) =>
              initializer ? listFunctions(initializer) : [],
            )
        : [];
    })
    .at(0);
}

/** The patterns in which a component takes its props apart. */
function listPropsPatterns({
  parameters,
  body,
}: ts.FunctionLikeDeclaration): ts.ObjectBindingPattern[] {
  const own = parameters.slice(0, 1).map(({ name }) => name);
  const statements = body && ts.isBlock(body) ? [...body.statements] : [];
  const inner = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(
      ({ initializer }) =>
        initializer &&
        ts.isIdentifier(initializer) &&
        PROPS_NAMES.has(initializer.text),
    )
    .map(({ name }) => name);
  return [...own, ...inner].filter(ts.isObjectBindingPattern);
}

/** The source text of a literal, in the quotes of the reference; undefined for other code. */
function toLiteral(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node)) {
    // As it is written: a tab is `\t`.
    return `'${node.getText().slice(1, -1)}'`;
  }
  const isLiteral =
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword;
  return isLiteral ? node.getText() : undefined;
}

/**
 * Reads the defaults that a component gives to its props where it takes them apart, as
 * far as they are strings, numbers and booleans.
 *
 * @param file the component's published module
 */
export function readDefaults(
  file: ts.SourceFile,
  name: string,
): ReadonlyMap<string, string> {
  const component = findComponentFunction(file, [
    name,
    `${name}Raw`,
    `${name}Component`,
  ]);
  return new Map(
    (component ? listPropsPatterns(component) : [])
      .flatMap(({ elements }) => [...elements])
      .flatMap(({ propertyName, name: local, initializer }) => {
        const value = initializer && toLiteral(initializer);
        return value === undefined
          ? []
          : [[(propertyName ?? local).getText(), value] as const];
      }),
  );
}

/** Reads the defaults of a component from the module beside its typings. */
export function loadDefaults(
  name: string,
  declaration: ts.Declaration | undefined,
): ReadonlyMap<string, string> {
  const script = loadScript(declaration);
  return script ? readDefaults(script, name) : new Map();
}

/** The first of several packages' exports of a name. */
type FindExport = (name: string) => ts.Declaration | undefined;

/**
 * Reads the literals in a constant that components merge into their props:
 * `_extends({}, OTHERS, { listView: false })`, those of the others before its own.
 */
function loadConstant(
  name: string,
  findExport: FindExport,
): (readonly [string, string])[] {
  const script = loadScript(findExport(name));
  const constant = script?.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  const parts = constant && ts.isCallExpression(constant) ? constant.arguments : [];
  return [...parts, ...(constant && parts.length === 0 ? [constant] : [])].flatMap(
    (part) => {
      if (ts.isIdentifier(part)) {
        return loadConstant(part.text, findExport);
      }
      return ts.isObjectLiteralExpression(part)
        ? part.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
            const value = toLiteral(property.initializer);
            return value === undefined
              ? []
              : [[property.name.getText(), value] as const];
          })
        : [];
    },
  );
}

/** `DATA_GRID_PRO_PROPS_DEFAULT_VALUES` of `DataGridPro`. */
function toConstantName(component: string): string {
  const words = component.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return `${words}_PROPS_DEFAULT_VALUES`;
}

/**
 * Reads the defaults that the larger grids keep in a constant, and merge into their props.
 * The smallest one has such a constant, too, and forces other values on some of the props.
 */
export function loadSharedDefaults(
  component: string,
  findExport: FindExport,
): ReadonlyMap<string, string> {
  return new Map(
    /(?:Pro|Premium)$/.test(component)
      ? loadConstant(toConstantName(component), findExport)
      : [],
  );
}
