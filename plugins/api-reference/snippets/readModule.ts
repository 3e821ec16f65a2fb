import ts from 'typescript';

/** A name that a module imports. */
export interface ImportedName {
  specifier: string;
  /** As the other module exports it: `default`, `*`, or its name. */
  exported: string;
  isType: boolean;
}

/** A file of a demo, with what its code can name. */
export interface DemoModule {
  /** As in a reader's project: `RowCards.tsx`, `sample-data/orders.ts`. */
  name: string;
  source: ts.SourceFile;
  /** By the local name. */
  imports: ReadonlyMap<string, ImportedName>;
  /** The statements at the top of the module that declare a name, by that. */
  declarations: ReadonlyMap<string, ts.Statement>;
  /** What runs at the top of the module: `dayjs.extend(utc)`. */
  effects: readonly ts.ExpressionStatement[];
  /** Modules imported for what they do: `dayjs/locale/de`. */
  effectImports: readonly string[];
  /** Additions to the types of packages. */
  augmentations: readonly ts.ModuleDeclaration[];
}

/** The names that a pattern binds: of `[a, { b: c }]` they are `a` and `c`. */
export function listPatternNames(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : listPatternNames(element.name),
      );
}

/** The names that a statement declares in its block. */
export function listDeclaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      listPatternNames(name),
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function listImportedNames(
  statement: ts.ImportDeclaration,
): (readonly [local: string, ImportedName])[] {
  const { importClause, moduleSpecifier } = statement;
  const specifier = (moduleSpecifier as ts.StringLiteral).text;
  if (importClause === undefined) {
    return [];
  }
  const { name, namedBindings } = importClause;
  const isType = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const toEntry = (local: ts.Identifier, exported: string, isTypeName = false) =>
    [local.text, { specifier, exported, isType: isType || isTypeName }] as const;
  return [
    ...(name ? [toEntry(name, 'default')] : []),
    ...(namedBindings && ts.isNamespaceImport(namedBindings)
      ? [toEntry(namedBindings.name, '*')]
      : []),
    ...(namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map((element) =>
          toEntry(
            element.name,
            (element.propertyName ?? element.name).text,
            element.isTypeOnly,
          ),
        )
      : []),
  ];
}

/** Reads a file of a demo as a module. */
export function readModule(name: string, text: string): DemoModule {
  const source = ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const { statements } = source;
  return {
    name,
    source,
    imports: new Map(
      statements.filter(ts.isImportDeclaration).flatMap(listImportedNames),
    ),
    declarations: new Map(
      statements.flatMap((statement) =>
        listDeclaredNames(statement).map((declared) => [declared, statement]),
      ),
    ),
    effects: statements.filter(ts.isExpressionStatement),
    effectImports: statements
      .filter(ts.isImportDeclaration)
      .filter(({ importClause }) => importClause === undefined)
      .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text),
    augmentations: statements.filter(ts.isModuleDeclaration),
  };
}

/** Whether code has types, which its JavaScript has not. */
export function hasTypes(code: string): boolean {
  const visit = (node: ts.Node): boolean =>
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    (ts.isImportSpecifier(node) && node.isTypeOnly) ||
    ts.forEachChild(node, (child) => visit(child) || undefined) === true;
  return visit(readModule('code.tsx', code).source);
}
