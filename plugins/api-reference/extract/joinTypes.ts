import ts from 'typescript';

/** The compiler writes the literals of types that it infers with other quotes than sources. */
function toSingleQuotes(text: string): string {
  return text.replace(/^"([^"'\\]*)"$/, "'$1'");
}

/** The alternatives of a type's text, those of its unions one by one. */
function listAlternatives(text: string): string[] {
  const file = ts.createSourceFile(
    'type.ts',
    `type T = ${text};`,
    ts.ScriptTarget.ESNext,
    true,
  );
  const [alias] = file.statements;
  return alias && ts.isTypeAliasDeclaration(alias) && ts.isUnionTypeNode(alias.type)
    ? alias.type.types.map((node) => toSingleQuotes(node.getText()))
    : [text];
}

/** Joins the types that the variants of a member have, each alternative once. */
export function joinTypes(texts: readonly string[]): string {
  const [first = '', ...others] = new Set(texts);
  return others.length === 0
    ? first
    : [...new Set([first, ...others].flatMap(listAlternatives))].join(' | ');
}
