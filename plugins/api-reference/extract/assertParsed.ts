import ts from 'typescript';
import type { PackageProgram } from './createProgramFactory';
import { isProductFile } from './products';

/** How many faults of one package are listed: the first ones tell what is wrong. */
const MAX_FAULTS = 5;

function toLine({
  file,
  start = 0,
  messageText,
}: ts.DiagnosticWithLocation): string {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  return `- ${file.fileName}:${line + 1}:${character + 1}: ${message}`;
}

/**
 * Checks that a package has typings and that they can be parsed: of a damaged file the
 * compiler reads what it can, and a page would lack the rest.
 *
 * @throws an Error with the files and places, and the command that restores them
 */
export function assertParsed({
  name,
  version,
  program,
  resolve,
}: PackageProgram): void {
  const faults = program
    .getSourceFiles()
    .filter(({ fileName }) => isProductFile(fileName))
    .flatMap((file) => program.getSyntacticDiagnostics(file))
    .map(toLine);
  if (resolve(name) === undefined) {
    faults.unshift(`- ${name}: its package.json leads to no typings`);
  }
  if (faults.length > 0) {
    const rest = faults.length - MAX_FAULTS;
    throw new Error(
      `The API reference cannot read the typings of ${name}@${version}:\n` +
        `${faults.slice(0, MAX_FAULTS).join('\n')}\n` +
        (rest > 0 ? `- and ${rest} more\n` : '') +
        `Remove its folder in node_modules, then: npm install ${name}@${version}`,
    );
  }
}
