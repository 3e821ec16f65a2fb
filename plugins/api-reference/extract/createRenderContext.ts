import ts from 'typescript';
import type { PackageProgram } from './createProgramFactory';
import type { RenderContext } from './resolveType';

/** `GridApiCommunity` of `type GridApi = GridApiCommunity` and of `export { … as GridApi }`. */
function getDeclaredName(name: string, symbol: ts.Symbol): string {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (
    alias?.name.text === name &&
    ts.isTypeReferenceNode(alias.type) &&
    !alias.typeParameters &&
    !alias.type.typeArguments
  ) {
    return alias.type.typeName.getText();
  }
  return symbol.name;
}

/**
 * Creates what types are rendered for: the names that readers of a package can import, and
 * those that they use in place of names that no package exports.
 *
 * @param home the package in whose terms the types are written
 * @param packages all packages of the product
 */
export function createRenderContext(
  { checker, exports }: PackageProgram,
  packages: readonly PackageProgram[],
): RenderContext {
  const publicNames = new Map<string, Set<string>>();
  for (const [name, symbol] of packages.flatMap((one) => [...one.exports])) {
    const declared = getDeclaredName(name, symbol);
    if (!packages.some((one) => one.exports.has(declared))) {
      publicNames.set(declared, (publicNames.get(declared) ?? new Set()).add(name));
    }
  }
  return {
    checker,
    isPublic: (name) => exports.has(name),
    toPublicName: (name) => {
      const [publicName = name, ...others] = publicNames.get(name) ?? [];
      // Of several names none says more than the declared one.
      return others.length > 0 ? name : publicName;
    },
  };
}
