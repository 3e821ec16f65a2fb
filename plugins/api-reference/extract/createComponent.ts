import ts from 'typescript';
import { PROP_RULES } from '../documented';
import type { ApiComponent, ApiLink, ThemeOption, ApiInheritance } from '../types';
import { collectTypeScopes, type TypeScopes } from './collectTypeScopes';
import {
  getComponentProps,
  isComponent,
  getPropSymbols,
  type PropsVariants,
} from './componentProps';
import { listComponentClasses } from './componentClasses';
import { createEntry } from './createEntry';
import { createPropPlanLookup, createUsePlanLookup } from './planLookups';
import { createProps } from './createProps';
import { createSlots } from './createSlots';
import { createRenderContext } from './createRenderContext';
import type { ExportedComponent } from './listEntries';
import { readSymbolDoc, type JsDoc } from './jsDoc';
import { loadDefaults, loadSharedDefaults } from './readDefaults';
import { loadPropTypes } from './readPropTypes';
import { getModuleExports } from './createProgramFactory';

/** Whether a component is a grid: the smallest one's typings have the slots of all plans. */
function isGrid({ name }: ExportedComponent): boolean {
  return /^DataGrid(?:Pro|Premium)?$/.test(name);
}

interface ThemeEntry {
  muiName: string | null;
  themeOptions: ThemeOption[];
}

const THEME_OPTIONS: readonly ThemeOption[] = ['defaultProps', 'styleOverrides'];

/** Whether a member such as `MuiDataGrid: DataGridProProps` is of a component's props. */
function isTypedByPropsOf(member: ts.Symbol, component: string): boolean {
  return (member.declarations ?? []).some(
    (declaration) =>
      ts.isPropertySignature(declaration) &&
      declaration.type !== undefined &&
      ts.isTypeReferenceNode(declaration.type) &&
      declaration.type.typeName.getText() === `${component}Props`,
  );
}

/**
 * Finds how a theme addresses a component, from the package's theme augmentation: under
 * its own name, or under that to which its props are given (`MuiDataGrid` for all grids).
 */
function findThemeEntry({ name, home }: ExportedComponent): ThemeEntry {
  const { checker } = home;
  const members = [
    ...getModuleExports(home, `${home.name}/themeAugmentation`).values(),
  ]
    .filter(({ flags }) => flags & ts.SymbolFlags.Interface)
    .flatMap((symbol) =>
      checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)),
    );
  const muiName =
    members.find((member) => member.name === `Mui${name}`)?.name ??
    members.find((member) => isTypedByPropsOf(member, name))?.name ??
    null;

  const options = members
    .filter((member) => member.name === muiName)
    .flatMap((member) =>
      checker.getPropertiesOfType(
        checker.getNonNullableType(checker.getTypeOfSymbol(member)),
      ),
    )
    .map((option) => option.name);
  return {
    muiName,
    themeOptions: THEME_OPTIONS.filter((option) => options.includes(option)),
  };
}

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
function findInheritance({
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

interface ComponentDoc {
  description: string;
  demos: ApiLink[];
  deprecated?: string | true;
}

/** Components list their pages in their comment, under headings of a word and a colon. */
const SECTION = /^(Demos|Features|API):\s*$/;
const LIST_ITEM = /^\s*-\s+\[([^\]]+)\]\(([^)]+)\)\s*$/;

/** Takes the lists of pages out of a component's comment; that of API pages is dropped. */
export function readComponentDoc(doc: JsDoc | null): ComponentDoc {
  const demos: ApiLink[] = [];
  const prose: string[] = [];
  let section: string | undefined;
  for (const line of (doc?.description ?? '').split('\n')) {
    const [, heading] = SECTION.exec(line) ?? [];
    const [, title, url] = LIST_ITEM.exec(line) ?? [];
    if (heading) {
      section = heading;
    } else if (section && title && url) {
      if (section !== 'API') {
        demos.push({ title, url });
      }
    } else if (line.trim() !== '' || !section) {
      section = undefined;
      prose.push(line);
    }
  }
  return {
    description: prose.join('\n').trim(),
    demos,
    ...(doc?.deprecated && { deprecated: doc.deprecated }),
  };
}

/** Builds the model of one component. */
export function createComponent(component: ExportedComponent): ApiComponent {
  const { symbol, declaration, home } = component;
  const { checker } = home;
  const variants = getComponentProps(home, symbol);
  const scopes = collectTypeScopes(checker, symbol);
  const classes = listComponentClasses(component, variants);
  const inheritance = findInheritance({ checker, variants, scopes });
  const context = createRenderContext(home, component.packages);

  return {
    kind: 'component',
    ...createEntry(component, 'import', isComponent),
    ...readComponentDoc(readSymbolDoc(symbol)),
    ...findThemeEntry(component),
    props: createProps({
      context,
      variants,
      scopes,
      propTypes: loadPropTypes(home, symbol.name, declaration),
      defaults: new Map([
        ...loadSharedDefaults(symbol.name, (name) =>
          component.packages
            .map(({ exports }) => exports.get(name)?.valueDeclaration)
            .find((found) => found !== undefined),
        ),
        ...loadDefaults(symbol.name, declaration),
      ]),
      getPlan: createPropPlanLookup(component),
      rule: PROP_RULES[component.product][component.name],
    }),
    slots: createSlots({
      context,
      variants,
      scopes,
      classes,
      getPlan: createUsePlanLookup(component, 'slots', isGrid(component)),
    }),
    classes,
    ...(inheritance && { inheritance }),
  };
}
