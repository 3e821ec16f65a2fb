import fs from 'node:fs';
import ts from 'typescript';

const QUOTED = /(['"])([\w.]+)\1/g;
const COMPOSED = /`[\w.]*\.[\w.]*\$\{/;

/** The texts that a type allows; none where it allows anything else. */
function listTexts(type: ts.Type): string[] {
  const members = type.isUnion() ? type.types : [type];
  return members.every((member) => member.isStringLiteral())
    ? members.map(({ value }) => value)
    : [];
}

/** What the templates of a module can become, by their types. */
function listComposed(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const texts: string[] = [];
  function visit(node: ts.Node) {
    if (ts.isTemplateExpression(node)) {
      texts.push(...listTexts(checker.getTypeAtLocation(node)));
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return texts;
}

/**
 * The labels that code uses: by their keys, in quotes, and by keys that it puts together.
 * `badge.${name}` counts for each text that its type allows, and for nothing where the
 * type is any text.
 *
 * @param files absolute paths of the modules to look through
 * @param declarations the modules that declare which keys there are
 * @param options the compiler's, for the modules that put keys together
 */
export function findUsedKeys(
  files: readonly string[],
  declarations: readonly string[],
  options: ts.CompilerOptions,
): Set<string> {
  const codes = files.map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  const quoted = codes.flatMap(([, code]) =>
    [...code.matchAll(QUOTED)].map(([, , text]) => text!),
  );
  const composing = codes.flatMap(([file, code]) =>
    COMPOSED.test(code) ? [file] : [],
  );
  const program = ts.createProgram([...declarations, ...composing], {
    ...options,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const composed = composing.flatMap((file) =>
    listComposed(program.getSourceFile(file)!, checker),
  );
  return new Set([...quoted, ...composed]);
}
