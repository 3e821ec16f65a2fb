import ts from 'typescript';
import type { PackageExports } from './loadPackageExports';
import { isProductFile } from './products';

type NamedType =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

/** What the types are looked up in. */
type TypeSource = Pick<PackageExports, 'program' | 'exports'>;

/** A named type of the packages, as a reader is shown it. */
export interface TypeEntry {
  /** Its declarations, those of other modules that add to it included. */
  declarations: readonly NamedType[];
}

/** Looks a type up by its name, as the modules of a product mention it. */
export type TypeIndex = (name: string) => TypeEntry | undefined;

function isNamedType(node: ts.Node): node is NamedType {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

/** Declarations by name of the types that the modules of a package declare at their top. */
function listDeclarations({ program }: TypeSource): Map<string, NamedType[]> {
  const index = new Map<string, NamedType[]>();
  for (const file of program.getSourceFiles()) {
    if (isProductFile(file.fileName)) {
      for (const declaration of file.statements.filter(isNamedType)) {
        const name = declaration.name.text;
        index.set(name, [...(index.get(name) ?? []), declaration]);
      }
    }
  }
  return index;
}

/**
 * Creates the index of the named types that a package's programs see. What the package
 * exports comes first; of several types of one name that it does not export, the first.
 */
export function createTypeIndex(home: TypeSource): TypeIndex {
  const declared = listDeclarations(home);
  return (name) => {
    const exported = home.exports.get(name)?.declarations?.filter(isNamedType) ?? [];
    const declarations =
      exported.length > 0 ? exported : (declared.get(name) ?? []).slice(0, 1);
    return declarations.length > 0 &&
      declarations.every((node) => isProductFile(node.getSourceFile().fileName))
      ? { declarations }
      : undefined;
  };
}
