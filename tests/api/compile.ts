import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** What texts are checked as. */
interface Mode {
  extension?: 'ts' | 'tsx';
  strict?: boolean;
}

/**
 * Type-checks texts as if each were a module in the project's root.
 *
 * @param mode TypeScript without JSX, and not strict, by default
 * @returns the errors of each text, none for a sound one
 */
export function compile(
  texts: readonly string[],
  { extension = 'ts', strict = false }: Mode = {},
): string[][] {
  const options = { ...OPTIONS, strict };
  const files = new Map(
    texts.map((text, index) => [
      path.join(ROOT, `text-${index}.${extension}`),
      text,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].map((name) => {
    const file = program.getSourceFile(name);
    return [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  });
}
