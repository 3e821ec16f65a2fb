import type { NodePath, PluginObj, types as t } from '@babel/core';

/** A node that may turn out to be a type only, with what then goes too. */
interface Candidate {
  node: t.Node;
  comments: t.Comment[];
}

const PREVIEW_MARK = /^\s*#(?:end)?region preview\s*$/;
const TS_DIRECTIVE = /^[\s*/]*@ts-(?:expect-error|ignore|nocheck|check)\b/;
/** The directive, its rules, and its reason with the dashes that lead it. */
const LINT_DIRECTIVE =
  /^(\s*eslint-(?:disable|enable)(?:-next-line|-line)?\s+)(.+?)(\s--\s.*|\s*)$/s;

/** Drops what speaks to the type checker, and the rules that lint types. */
function dropDirective(comment: t.Comment) {
  if (TS_DIRECTIVE.test(comment.value)) {
    comment.ignore = true;
    return;
  }
  const [, directive, rules = '', reason] = LINT_DIRECTIVE.exec(comment.value) ?? [];
  if (!rules.includes('@typescript-eslint/')) {
    return;
  }
  const kept = rules
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => !rule.startsWith('@typescript-eslint/'));
  comment.value = `${directive}${kept.join(', ')}${reason}`;
  comment.ignore = kept.length === 0;
}

/** A directive in JSX stands in braces of its own, which go with it. */
function removeEmptyBraces(path: NodePath<t.JSXExpressionContainer>) {
  const comments = path.node.expression.innerComments ?? [];
  if (
    path.get('expression').isJSXEmptyExpression() &&
    comments.some(({ ignore }) => ignore)
  ) {
    path.remove();
  }
}

/** The function's name, where the node is a signature without a body. */
function getSignatureName(node: t.Node | null | undefined): string | undefined {
  if (node?.type === 'TSDeclareMethod') {
    return !node.abstract && node.key.type === 'Identifier'
      ? node.key.name
      : undefined;
  }
  const declared =
    node?.type === 'ExportNamedDeclaration' ||
    node?.type === 'ExportDefaultDeclaration'
      ? node.declaration
      : node;
  return declared?.type === 'TSDeclareFunction' && !declared.declare
    ? (declared.id?.name ?? 'default')
    : undefined;
}

/** Whether the function itself stays: its first signature carries its description. */
function isFirstSignature(path: NodePath): boolean {
  const name = getSignatureName(path.node);
  return name !== undefined && name !== getSignatureName(path.getPrevSibling().node);
}

/**
 * The comments on a node: those above it that no empty line and no code parts from it,
 * and those that follow it on its last line.
 */
function getCommentsOn(node: t.Node, lines: string[]): t.Comment[] {
  const found: t.Comment[] = [];
  let { line } = node.loc!.start;
  for (const comment of [...(node.leadingComments ?? [])].reverse()) {
    const { start, end } = comment.loc!;
    const followsCode = /\S/.test(lines[start.line - 1]!.slice(0, start.column));
    if (line - end.line > 1 || followsCode || PREVIEW_MARK.test(comment.value)) {
      break;
    }
    found.push(comment);
    line = start.line;
  }
  const after = (node.trailingComments ?? []).filter(
    (comment) => comment.loc!.start.line === node.loc!.end.line,
  );
  return [...found, ...after];
}

function isCandidate(path: NodePath): boolean {
  return (
    path.isStatement() ||
    path.isModuleSpecifier() ||
    Boolean(path.parentPath?.isClassBody())
  );
}

/**
 * All statements, class members, and names in imports and exports, each with the
 * comments on it. They are looked up at once: removals hand comments to neighbors.
 */
function collectCandidates(program: NodePath<t.Program>, code: string): Candidate[] {
  const lines = code.split('\n');
  const candidates: Candidate[] = [];
  program.traverse({
    enter(path) {
      if (isCandidate(path) && !isFirstSignature(path)) {
        const { node } = path;
        candidates.push({ node, comments: getCommentsOn(node, lines) });
      }
    },
  });
  return candidates;
}

function collectNodes(program: NodePath<t.Program>): Set<t.Node> {
  const nodes = new Set<t.Node>();
  program.traverse({ enter: ({ node }) => void nodes.add(node) });
  return nodes;
}

/** What makes a file without imports a module is nothing that a reader needs. */
function removeEmptyExports(program: NodePath<t.Program>) {
  program.get('body').forEach((statement) => {
    if (
      statement.isExportNamedDeclaration() &&
      !statement.node.declaration &&
      !statement.node.source &&
      statement.node.specifiers.length === 0
    ) {
      statement.remove();
    }
  });
}

/**
 * Babel plugin that drops the comments on what the TypeScript preset removes: they
 * describe what is gone. It stands beside the preset, because only the preset's work
 * shows which declarations and imports were types. Marks of a preview region stay, and
 * so does the description of an overloaded function.
 */
export function toJavaScriptComments(): PluginObj {
  let candidates: Candidate[] = [];
  return {
    visitor: {
      Program(program, { file }) {
        file.ast.comments?.forEach(dropDirective);
        program.traverse({ JSXExpressionContainer: removeEmptyBraces });
        candidates = collectCandidates(program, file.code);
      },
    },
    // The preset adds an empty export last of all.
    post({ path: program }) {
      removeEmptyExports(program);
      const survivors = collectNodes(program);
      candidates
        .filter(({ node }) => !survivors.has(node))
        .flatMap(({ comments }) => comments)
        .forEach((comment) => {
          comment.ignore = true;
        });
    },
  };
}
