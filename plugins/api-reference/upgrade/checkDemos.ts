import path from 'node:path';
import ts from 'typescript';

/** A demo that does not compile. */
export interface BrokenDemo {
  /** Relative to the site. */
  file: string;
  /** Where, and what the compiler says: its first error. */
  error: string;
  /** How many errors there are. */
  count: number;
}

function listDemoFiles(siteDir: string): string[] {
  return ts.sys.readDirectory(path.join(siteDir, 'docs'), ['.ts', '.tsx']).sort();
}

function readOptions(siteDir: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(
    path.join(siteDir, 'tsconfig.json'),
    ts.sys.readFile,
  ) as { config: object };
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, siteDir).options,
    noEmit: true,
    skipLibCheck: true,
    // The demos are linked into the site, and resolve the site's packages.
    preserveSymlinks: true,
  };
}

function toError({ file, start = 0, messageText }: ts.Diagnostic): string {
  const place = file?.getLineAndCharacterOfPosition(start);
  const [message] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  return `${(place?.line ?? 0) + 1}:${(place?.character ?? 0) + 1} ${message}`;
}

/**
 * Compiles the demos of a site with the packages that it has.
 *
 * @returns those with errors, by file
 */
export function checkDemos(siteDir: string): BrokenDemo[] {
  const files = listDemoFiles(siteDir);
  const program = ts.createProgram(
    [...files, ...ts.sys.readDirectory(path.join(siteDir, 'src'), ['.d.ts'])],
    readOptions(siteDir),
  );
  return files.flatMap((name): BrokenDemo[] => {
    const file = program.getSourceFile(name);
    const diagnostics = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    const [first] = diagnostics;
    return first
      ? [
          {
            file: path.relative(siteDir, name),
            error: toError(first),
            count: diagnostics.length,
          },
        ]
      : [];
  });
}
