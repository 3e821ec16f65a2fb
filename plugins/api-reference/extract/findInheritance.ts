import ts from 'typescript';
import type { ApiInheritance } from '../types';
import type { TypeScopes } from './collectTypeScopes';
import { getPropSymbols, type PropsVariants } from './componentProps';

/** What the inheritance is found from: a component's props, and the types behind them. */
interface InheritanceSource {
  checker: ts.TypeChecker;
  variants: PropsVariants;
  scopes: TypeScopes;
}

/** A prop that every element of React has, and that components hardly ever declare. */
const ELEMENT_PROP = 'onPointerEnter';

/** The element that the handler of an event is called on: `HTMLUListElement`. */
function toElementName(
  checker: ts.TypeChecker,
  handler: ts.Symbol,
): string | undefined {
  const [call] = checker
    .getNonNullableType(checker.getTypeOfSymbol(handler))
    .getCallSignatures();
  const [parameter] = call?.parameters ?? [];
  const event = parameter && checker.getTypeOfSymbol(parameter);
  const [element] = event ? checker.getTypeArguments(event as ts.TypeReference) : [];
  return element?.symbol?.name;
}

/** The component to which a `TextFieldProps` of Material UI belongs. */
function toMaterialComponent(declaration: ts.Node): string | null {
  const { fileName } = declaration.getSourceFile();
  const [, component] = /\/@mui\/material\/(?:esm\/)?(\w+)\//.exec(fileName) ?? [];
  return component &&
    (ts.isTypeAliasDeclaration(declaration) ||
      ts.isInterfaceDeclaration(declaration)) &&
    declaration.name.text === `${component}Props`
    ? component
    : null;
}

/**
 * Finds to what the props that are not listed are passed on: a component of Material UI
 * whose props the component's own are made of, else the DOM element whose props it takes.
 */
export function findInheritance({
  checker,
  variants,
  scopes,
}: InheritanceSource): ApiInheritance | undefined {
  const [handler] = getPropSymbols(checker, variants, ELEMENT_PROP);
  if (!handler) {
    return undefined;
  }
  const component = [...scopes.keys()]
    .map(toMaterialComponent)
    .find((name) => name !== null);
  if (component) {
    return { name: component, package: '@mui/material' };
  }
  const element = toElementName(checker, handler);
  return element === undefined ? undefined : { name: element };
}
