import ts from 'typescript';
import type {
  ApiPage,
  ApiProp,
  ApiType,
} from '../../../plugins/api-reference/types';

type Literal = string | number | boolean;

/** How deep aliases are followed: deeper ones are left to the reader. */
const DEPTH = 5;

/** The value of a default that is a literal; undefined for other code and for sentences. */
function toLiteral(text: string): Literal | undefined {
  if (/^(?:true|false)$/.test(text)) {
    return text === 'true';
  }
  if (/^-?\d+(?:\.\d+)?$/.test(text)) {
    return Number(text);
  }
  return /^(['"])([^'"\\]*)\1$/.exec(text)?.[2];
}

/** The type that a text such as `number | 'auto'` or `type Size = …` declares. */
function parseType(text: string): ts.TypeNode | undefined {
  const code = /^(?:export )?(?:declare )?type /.test(text)
    ? text
    : `type T = ${text}`;
  const [statement] = ts.createSourceFile(
    'type.ts',
    code,
    ts.ScriptTarget.Latest,
  ).statements;
  return statement && ts.isTypeAliasDeclaration(statement)
    ? statement.type
    : undefined;
}

const KEYWORDS = new Map<ts.SyntaxKind, (value: Literal) => boolean>([
  [ts.SyntaxKind.BooleanKeyword, (value) => typeof value === 'boolean'],
  [ts.SyntaxKind.NumberKeyword, (value) => typeof value === 'number'],
  [ts.SyntaxKind.StringKeyword, (value) => typeof value === 'string'],
  [ts.SyntaxKind.UndefinedKeyword, () => false],
  [ts.SyntaxKind.FunctionType, () => false],
  [ts.SyntaxKind.ArrayType, () => false],
  [ts.SyntaxKind.TypeLiteral, () => false],
]);

function fitsLiteral({ literal }: ts.LiteralTypeNode, value: Literal): boolean {
  if (ts.isStringLiteral(literal)) {
    return literal.text === value;
  }
  if (ts.isNumericLiteral(literal)) {
    return Number(literal.text) === value;
  }
  return literal.kind ===
    (value === true ? ts.SyntaxKind.TrueKeyword : ts.SyntaxKind.FalseKeyword)
    ? typeof value === 'boolean'
    : false;
}

/** Whether a type takes a value; `undefined` where the text of the type can't tell. */
function fits(
  node: ts.TypeNode | undefined,
  value: Literal,
  types: Record<string, Pick<ApiType, 'text'>>,
  depth = 0,
): boolean | undefined {
  if (node === undefined || depth > DEPTH) {
    return undefined;
  }
  if (ts.isParenthesizedTypeNode(node)) {
    return fits(node.type, value, types, depth);
  }
  if (ts.isUnionTypeNode(node)) {
    const answers = node.types.map((type) => fits(type, value, types, depth));
    return answers.includes(true)
      ? true
      : answers.every((a) => a === false)
        ? false
        : undefined;
  }
  if (ts.isLiteralTypeNode(node)) {
    return fitsLiteral(node, value);
  }
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const declaration = types[node.typeName.text]?.text;
    return declaration === undefined
      ? undefined
      : fits(parseType(declaration), value, types, depth + 1);
  }
  return KEYWORDS.get(node.kind)?.(value);
}

function getMembers(page: ApiPage): ApiProp[] {
  switch (page.kind) {
    case 'component':
      return page.props;
    case 'interface':
      return page.members;
    case 'hook':
      return [];
  }
}

/** Documented defaults that are literals, by whether the text of their type could be judged. */
export function checkDefaults(
  products: readonly {
    pages: readonly ApiPage[];
    types: Record<string, Pick<ApiType, 'text'>>;
  }[],
): {
  agreed: number;
  unknown: string[];
  wrong: string[];
} {
  const result = { agreed: 0, unknown: [] as string[], wrong: [] as string[] };
  for (const { page, types } of products.flatMap(({ pages, types }) =>
    pages.map((page) => ({ page, types })),
  )) {
    for (const { name, type, default: text = '' } of getMembers(page)) {
      const value = toLiteral(text);
      if (value === undefined) {
        continue;
      }
      const answer = fits(parseType(type), value, types);
      const entry = `${page.name}.${name}: ${text} for the type ${type}`;
      if (answer === true) {
        result.agreed += 1;
      } else {
        result[answer === false ? 'wrong' : 'unknown'].push(entry);
      }
    }
  }
  return result;
}
