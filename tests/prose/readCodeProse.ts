import ts from 'typescript';
import { createParagraph } from './createParagraph';
import type { Prose } from './types';

/** Attributes and properties whose text a reader sees or hears. */
const LABELS = new Set([
  'alt',
  'aria-label',
  'ariaLabel',
  'caption',
  'description',
  'headerName',
  'helperText',
  'label',
  'noRowsLabel',
  'placeholder',
  'primary',
  'secondary',
  'subheader',
  'title',
]);

/** Attributes and properties whose text is for a machine. */
const MACHINE =
  /^(?:className|class|sx|style|d|path|points|transform|url|href|src|id|grid\w+|transition|animation|boxShadow|border\w*|background\w*|font\w*|\w*[fF]ormats?|margin|padding)$/;

/** Two words at least, and none of the signs that styles and code have. */
const WORDS = /^(?!.*[{}<>=;#`_])(?!.*\w\().*\p{L}{2,}.*\s.*\p{L}{2,}/su;

type TextKind = 'label' | 'data';

/** The attribute, property or call that a text stands in. */
function getOwner(node: ts.Node): string {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name.getText().replace(/^['"]|['"]$/g, '');
  }
  const isWrapped =
    ts.isJsxExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isParenthesizedExpression(parent);
  return isWrapped && parent.parent ? getOwner(parent) : '';
}

/** Whether a text stands in styles, an import, a type or a tagged template. */
function isForMachine(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (
      ts.isImportDeclaration(parent) ||
      ts.isLiteralTypeNode(parent) ||
      ts.isTaggedTemplateExpression(parent) ||
      (ts.isPropertyAssignment(parent) && parent.name === at) ||
      ((ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) &&
        MACHINE.test(parent.name.getText()))
    ) {
      return true;
    }
  }
  return false;
}

function classify(node: ts.Node): TextKind | undefined {
  if (ts.isJsxText(node)) {
    return node.containsOnlyTriviaWhiteSpaces ? undefined : 'label';
  }
  const isText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  if (!isText || isForMachine(node)) {
    return undefined;
  }
  if (LABELS.has(getOwner(node))) {
    return 'label';
  }
  return WORDS.test(node.text) ? 'data' : undefined;
}

/** Where the words of a text node begin and end: without quotes and braces. */
function toRange(node: ts.Node, file: ts.SourceFile): [number, number] {
  if (ts.isJsxText(node)) {
    return [node.pos, node.end];
  }
  const opensExpression = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
  return [node.getStart(file) + 1, node.end - (opensExpression ? 2 : 1)];
}

function createProse(
  file: string,
  source: string,
  ranges: readonly [number, number][],
): Prose {
  return {
    file,
    source,
    root: {
      type: 'root',
      children: ranges.map(([start, end]) => createParagraph(source, start, end)),
      position: createParagraph(source, 0, source.length).position,
    },
  };
}

/**
 * Reads the texts in a demo's code: what its elements show and are called, and apart from
 * that its data, as far as they are sentences.
 */
export function readDemoProse(source: string, file: string): Prose[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ranges: Record<TextKind, [number, number][]> = { label: [], data: [] };
  function visit(node: ts.Node): void {
    const kind = classify(node);
    if (kind !== undefined) {
      ranges[kind].push(toRange(node, tree));
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return [
    createProse(file, source, ranges.label),
    { ...createProse(file, source, ranges.data), isData: true },
  ];
}

/** Whether a statement declares the English labels of a file. */
function isEnglish(statement: ts.Statement): boolean {
  return (
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some(
      ({ name }) => ts.isIdentifier(name) && name.text === 'en',
    )
  );
}

/** Reads every English text of a file with labels, without the names of its placeholders. */
export function readLabelProse(source: string, file: string): Prose {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ranges: [number, number][] = [];
  function visit(node: ts.Node): void {
    if (
      (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) &&
      !isForMachine(node)
    ) {
      ranges.push(toRange(node, tree));
    }
    ts.forEachChild(node, visit);
  }
  tree.statements.filter(isEnglish).forEach(visit);
  return createProse(file, source, ranges);
}
