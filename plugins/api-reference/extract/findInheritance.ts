import ts from 'typescript';
import type { ApiInheritance } from '../types';
import type { TypeScopes } from './collectTypeScopes';
import type { TypeScope } from './typeScope';

/** `HTMLUListElement` of `React.HTMLAttributes<HTMLUListElement>`. */
function toElement(declaration: ts.Node, scope: TypeScope): ApiInheritance | null {
  if (
    !ts.isInterfaceDeclaration(declaration) ||
    !/^(?:\w*HTML|SVG)Attributes$/.test(declaration.name.text)
  ) {
    return null;
  }
  const [element] = [...scope.values()].flatMap(({ node }) =>
    node ? [node.getText()] : [],
  );
  return element ? { name: element } : null;
}

/** `TextField` of a `TextFieldProps` that Material UI declares. */
function toMaterialComponent(declaration: ts.Node): ApiInheritance | null {
  const { fileName } = declaration.getSourceFile();
  const [, component] = /\/@mui\/material\/(?:esm\/)?(\w+)\//.exec(fileName) ?? [];
  const name = ts.isTypeAliasDeclaration(declaration) && declaration.name.text;
  return component && name === `${component}Props`
    ? { name: component, package: '@mui/material' }
    : null;
}

/** Finds to what the props that are not listed are passed on. */
export function findInheritance(scopes: TypeScopes): ApiInheritance | undefined {
  for (const [declaration, scope] of scopes) {
    const inheritance =
      toMaterialComponent(declaration) ?? toElement(declaration, scope);
    if (inheritance) {
      return inheritance;
    }
  }
  return undefined;
}
