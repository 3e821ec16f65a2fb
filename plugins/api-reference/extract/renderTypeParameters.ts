import type ts from 'typescript';
import { renderType } from './renderType';
import type { RenderContext } from './resolveType';
import { EMPTY_SCOPE } from './typeScope';

/**
 * Renders a declaration's type parameters on one line; empty where it has none.
 *
 * @param scope what they stand for in each other's constraints and defaults
 */
export function renderTypeParameters(
  context: RenderContext,
  {
    typeParameters = [],
  }: { typeParameters?: Iterable<ts.TypeParameterDeclaration> },
  scope = EMPTY_SCOPE,
): string {
  return [...typeParameters]
    .map((node) =>
      renderType({
        ...context,
        node,
        scope,
        isOutermost: false,
        isOptional: false,
        openAliases: [],
      }),
    )
    .join(', ');
}
