import ts from 'typescript';
import { isProductFile } from './products';

/**
 * Lists the types that have type parameters, all with defaults: `ChartsContainerProps`,
 * `XAxis`. They are read from the text, which costs no type checking.
 */
export function listGenericTypes(program: ts.Program): string[] {
  const names = program
    .getSourceFiles()
    .filter(({ fileName }) => isProductFile(fileName))
    .flatMap(({ statements }) => statements)
    .filter(
      (node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
        ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    )
    .filter(({ typeParameters }) =>
      typeParameters?.every((parameter) => parameter.default !== undefined),
    )
    .map(({ name }) => name.text);
  return [...new Set(names)];
}
