import ts from 'typescript';
import type { PackageProgram } from './createProgramFactory';
import { isDescribed, readJsDoc, type JsDoc } from './jsDoc';
import { isProductFile } from './products';

/** The method by which a class hands out some of its methods as an API. */
const BUILDER = 'buildPublicAPI';

/**
 * Creates the lookup of what is said of an API's method. Where a class builds the API, the
 * comments stand at its own methods of the same names, not in what it returns.
 */
export function createApiDocLookup({
  program,
}: PackageProgram): (method: string) => JsDoc | null {
  const members = program
    .getSourceFiles()
    .filter(
      ({ fileName, text }) => isProductFile(fileName) && text.includes(BUILDER),
    )
    .flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
    .map((declaration) => declaration.members)
    .filter((list) => list.some(({ name }) => name?.getText() === BUILDER))
    .flatMap((list) => [...list]);
  return (method) =>
    members
      .filter(({ name }) => name?.getText() === method)
      .map(readJsDoc)
      .find((doc) => doc !== null && isDescribed(doc)) ?? null;
}
