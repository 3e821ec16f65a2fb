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

const created = new WeakMap<
  readonly PackageProgram[],
  Map<PackageProgram, RenderContext>
>();

/**
 * Creates what types are rendered for: the names that readers of a package can import, and
 * those that they use in place of names that no package exports. Asking again for the same
 * packages costs nothing.
 *
 * @param home the package in whose terms the types are written
 * @param packages all packages of the product
 */
export function createRenderContext(
  home: PackageProgram,
  packages: readonly PackageProgram[],
): RenderContext {
  const contexts = created.get(packages) ?? new Map<PackageProgram, RenderContext>();
  const context = contexts.get(home) ?? createContextAnew(home, packages);
  created.set(packages, contexts.set(home, context));
  return context;
}

function createContextAnew(
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
