import ts from 'typescript';
import type { DemoModule, ImportedName } from './readModule';
import type { DemoElement, ElementPart, Slice } from './sliceElement';

/** The project's width of a line. */
const WIDTH = 80;

/** The marks of a demo's preview are no part of its code. */
function withoutMarks(text: string): string {
  return text.replaceAll(/^[^\S\n]*\/\/ #(?:end)?region preview\n/gm, '');
}

function getIndent(node: ts.Node, source: ts.SourceFile): number {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const start = source.getPositionOfLineAndCharacter(line, 0);
  return /^ */.exec(source.text.slice(start))![0].length;
}

/** The source text of a node, moved to the indentation of where it stands now. */
function printNode(node: ts.Node, source: ts.SourceFile, indent: number): string {
  const shift = indent - getIndent(node, source);
  const [first = '', ...lines] = withoutMarks(node.getText(source)).split('\n');
  return [
    first,
    ...lines.map((line) => {
      const text = line.trimStart();
      const space = Math.max(line.length - text.length + shift, 0);
      return text && ' '.repeat(space) + text;
    }),
  ].join('\n');
}

function printTag(
  name: string,
  attributes: readonly string[],
  end: '/>' | '>',
  indent: number,
): string {
  const line = [`<${name}`, ...attributes].join(' ') + (end === '>' ? '>' : ' />');
  if (!line.includes('\n') && indent + line.length <= WIDTH) {
    return line;
  }
  const space = ' '.repeat(indent);
  const lines = attributes.map((text) => `${space}  ${text}`);
  return [`<${name}`, ...lines, `${space}${end}`].join('\n');
}

/** A tag with its type arguments: `DataGrid<Row>`. */
function printTypeArguments(
  { typeArguments }: ElementPart['tag'],
  source: ts.SourceFile,
): string {
  const types = typeArguments?.map((type) => type.getText(source)).join(', ');
  return types === undefined ? '' : `<${types}>`;
}

/** What differs between the element of the demo and that of the snippet. */
interface Changes {
  /** Another component with the same props. */
  name?: string;
  /** Further attributes, as source text. */
  added?: readonly string[];
}

function printChildren(
  tag: ts.JsxOpeningElement,
  source: ts.SourceFile,
  indent: number,
): string {
  const lineBreak = `\n${' '.repeat(indent)}`;
  return tag.parent.children
    .map((child) =>
      ts.isJsxText(child)
        ? child.text.trim().replaceAll(/\s*\n\s*/g, lineBreak)
        : printNode(child, source, indent),
    )
    .filter((text) => text !== '')
    .join(lineBreak);
}

function printParts(
  [{ tag, attributes }, next, ...rest]: Slice['parts'],
  source: ts.SourceFile,
  indent: number,
  changes: Changes,
): string {
  const isInnermost = next === undefined;
  const name = (isInnermost && changes.name) || tag.tagName.getText(source);
  const texts = [
    ...attributes.map((attribute) => printNode(attribute, source, indent + 2)),
    ...((isInnermost && changes.added) || []),
  ];
  const start = `${name}${printTypeArguments(tag, source)}`;
  if (next === undefined && ts.isJsxSelfClosingElement(tag)) {
    return printTag(start, texts, '/>', indent);
  }
  const space = ' '.repeat(indent);
  const children =
    next === undefined
      ? printChildren(tag as ts.JsxOpeningElement, source, indent + 2)
      : printParts([next, ...rest], source, indent + 2, changes);
  return [
    printTag(start, texts, '>', indent),
    `${space}  ${children}`,
    `${space}</${name}>`,
  ].join('\n');
}

function printImport(
  specifier: string,
  names: readonly (readonly [string, ImportedName])[],
): string {
  const toName = ([local, { exported, isType }]: (typeof names)[number]) =>
    `${isType ? 'type ' : ''}${exported === local ? local : `${exported} as ${local}`}`;
  const isNamed = ([, { exported }]: (typeof names)[number]) =>
    exported !== 'default' && exported !== '*';
  const plain = names
    .filter((entry) => !isNamed(entry))
    .map(([local, { exported }]) => (exported === '*' ? `* as ${local}` : local));
  const named = names.filter(isNamed).map(toName);
  const write = (braces: readonly string[]) =>
    `import ${[...plain, ...braces].join(', ')} from '${specifier}';`;
  const line = write(named.length > 0 ? [`{ ${named.join(', ')} }`] : []);
  return line.length <= WIDTH
    ? line
    : write([`{\n${named.map((name) => `  ${name},\n`).join('')}}`]);
}

/** React first, then by name, as the demos have it. */
function printImports({ imports, effectImports }: Slice): string {
  const groups = new Map<string, [string, ImportedName][]>();
  for (const entry of imports) {
    const { specifier } = entry[1];
    groups.set(specifier, [...(groups.get(specifier) ?? []), entry]);
  }
  const toRank = (specifier: string) => Number(!/^react(?:-dom)?\b/.test(specifier));
  const named = [...groups]
    .sort(([a], [b]) => toRank(a) - toRank(b) || (a < b ? -1 : 1))
    .map(([specifier, names]) => printImport(specifier, names));
  return [
    ...named,
    ...effectImports.map((specifier) => `import '${specifier}';`),
  ].join('\n');
}

function printDeclaration(statement: ts.Statement, { source }: DemoModule): string {
  return printNode(statement, source, 0).replace(/^export (?:default )?/, '');
}

/** A slice as a file of its own, formatted like the project. */
export function printSlice(
  slice: Slice,
  { module: { source }, component }: DemoElement,
  changes: Changes = {},
): string {
  const { declarations, statements, parts } = slice;
  const body = component.body.statements
    .filter((statement) => statements.has(statement))
    .map((statement) => `  ${printNode(statement, source, 2)}\n`)
    .join('');
  const line = printParts(parts, source, '  return '.length, changes);
  const returned =
    line.includes('\n') || line.length + '  return ;'.length > WIDTH
      ? `(\n    ${printParts(parts, source, 4, changes)}\n  )`
      : line;
  return [
    `${printImports(slice)}\n`,
    ...[...declarations].map((entry) => `${printDeclaration(...entry)}\n`),
    `export default function Example() {\n${body}${body && '\n'}  return ${returned};\n}\n`,
  ].join('\n');
}
