import ts from 'typescript';
import type { DemoEntry } from '../../demos';
import { MAIN_COMPONENTS } from '../mainComponents';
import { indexImports } from '../indexImports';
import type { ApiComponent, ApiProduct, ApiProp } from '../types';
import { toDemoPage } from '../uses/collectUses';
import { generateAttribute } from './generateAttribute';
import { keepAttributes } from './keepAttributes';
import { listElements, readModules, type ShownElement } from './listElements';
import { printSlice } from './printSlice';
import { sliceElement } from './sliceElement';
import { toVariant } from './toVariant';

/** Code that sets a prop and runs as it stands. */
export interface Snippet {
  code: string;
  /** The demo that it is cut out of; absent where it is made of the prop's type. */
  demo?: { name: string; permalink: string };
}

/** The snippets of a component, by the names of its props. */
export type Snippets = ReadonlyMap<string, Snippet>;

/** What is longer is no snippet. */
const MAX_LINES = 45;

/** Reviewed: what demos set so that it does not compile by itself, or in another variant. */
const NOT_FROM_DEMOS: ReadonlySet<string> = new Set([
  // Set to features of a larger plan.
  ...['DataGrid.experimentalFeatures', 'DataGridPro.experimentalFeatures'],
  // Calls a method of a larger plan.
  'DataGrid.onCellKeyDown',
  // Rendered only when the items are there.
  ...['RichTreeView.disableSelection', 'RichTreeViewPro.disableSelection'],
]);

/** Without one of these, a component that has them shows nothing. */
const DATA = ['rows', 'items', 'series', 'data'];

/** What the elements of all demos tell. */
interface Shown {
  /** By the component that they show. */
  elements: ReadonlyMap<string, readonly ShownElement[]>;
  components: ReadonlyMap<string, ApiComponent>;
  isExported: (specifier: string, name: string) => boolean;
}

/** What an element is printed with. */
interface Change {
  /** The attribute that it is about. */
  shown?: ts.JsxAttribute;
  /** Another one, as source text. */
  added?: string;
}

const countLines = (code: string) => code.split('\n').length;

function getShortest(snippets: readonly Snippet[]): Snippet | undefined {
  const [first, ...others] = snippets.filter(
    ({ code }) => countLines(code) <= MAX_LINES,
  );
  return others.reduce(
    (best, snippet) =>
      best && countLines(best.code) <= countLines(snippet.code) ? best : snippet,
    first,
  );
}

/** Props with a member for each slot of their component. */
const BY_SLOT = new Set(['slots', 'slotProps']);

/** Whether an attribute of one component is sure to be one of another. */
function isTakenBy(
  attribute: ts.JsxAttributeLike,
  from: ApiComponent,
  to: ApiComponent,
): boolean {
  if (ts.isJsxSpreadAttribute(attribute)) {
    return false;
  }
  const name = attribute.name.getText();
  const hasSlot = (slot: string) => to.slots.some((one) => one.name === slot);
  return (
    to.props.some((prop) => prop.name === name) &&
    (!BY_SLOT.has(name) || from.slots.every((slot) => hasSlot(slot.name)))
  );
}

/** Prints an element as one of a component: its own, or a variant of that. */
function printElement(
  element: ShownElement,
  component: ApiComponent,
  { shown, added }: Change,
  { components, isExported }: Shown,
): Snippet[] {
  const own = components.get(element.shows)!;
  const attributes = keepAttributes(element, shown, own).filter(
    (attribute) => own === component || isTakenBy(attribute, own, component),
  );
  if (shown && !attributes.includes(shown)) {
    return [];
  }
  const slice = sliceElement(element, attributes);
  const variant =
    slice && own !== component
      ? toVariant(slice, own, component, isExported)
      : slice;
  if (variant === undefined) {
    return [];
  }
  const { demo } = element;
  const code = printSlice(variant, element, {
    name: component.name,
    added: added === undefined ? [] : [added],
  });
  const permalink = `${toDemoPage(demo)}#${demo.name}`;
  return [{ code, demo: { name: demo.name, permalink } }];
}

/** The component itself, its smaller variants, then its larger ones. */
function listFamily(name: string): string[] {
  const groups = MAIN_COMPONENTS.flatMap((group) =>
    Object.entries(group.components),
  );
  const [, smaller] = groups.find(([main]) => main === name)!;
  const larger = groups.filter(([, variants]) => variants.includes(name));
  return [name, ...smaller, ...larger.map(([main]) => main)];
}

/**
 * What tells whether an element shows anything: whether it sets the prop that its component
 * takes data by, and not to an empty list.
 */
function createContentCheck({ props }: ApiComponent) {
  const data = props.find(({ name }) => DATA.includes(name))?.name;
  return ({ attributes }: ShownElement): boolean => {
    const value = data && attributes.get(data)?.initializer?.getText();
    return data === undefined || (value !== undefined && value !== '{[]}');
  };
}

/**
 * The shortest program that sets a prop, of the first of the family that any demo shows
 * with it: one that shows data, where there is such a one.
 */
function findSnippet(
  component: ApiComponent,
  prop: ApiProp,
  family: readonly (readonly ShownElement[])[],
  shown: Shown,
): Snippet | undefined {
  if (NOT_FROM_DEMOS.has(`${component.name}.${prop.name}`)) {
    return undefined;
  }
  const hasContent = createContentCheck(component);
  const withContent = family.map((elements) => elements.filter(hasContent));
  for (const elements of [...withContent, ...family]) {
    const snippets = elements.flatMap((element) => {
      const attribute = element.attributes.get(prop.name);
      return attribute
        ? printElement(element, component, { shown: attribute }, shown)
        : [];
    });
    const shortest = getShortest(snippets);
    if (shortest) {
      return shortest;
    }
  }
  return undefined;
}

/** The element that makes the shortest program with a component. */
function findPlainElement(
  component: ApiComponent,
  family: readonly (readonly ShownElement[])[],
  shown: Shown,
): ShownElement | undefined {
  const printed = family
    .flat()
    .filter(createContentCheck(component))
    .flatMap((element) =>
      printElement(element, component, {}, shown).map(({ code }) => ({
        element,
        lines: countLines(code),
      })),
    );
  return printed.sort((a, b) => a.lines - b.lines)[0]?.element;
}

function createSnippets(component: ApiComponent, shown: Shown): Snippets {
  const family = listFamily(component.name).map((name) => shown.elements.get(name)!);
  const plain = findPlainElement(component, family, shown);
  const generate = (prop: ApiProp): Snippet | undefined => {
    const added = generateAttribute(prop);
    const [printed] =
      plain && added !== undefined
        ? printElement(plain, component, { added }, shown)
        : [];
    return printed && { code: printed.code };
  };
  return new Map(
    component.props.flatMap((prop) => {
      const snippet = findSnippet(component, prop, family, shown) ?? generate(prop);
      return snippet ? [[prop.name, snippet] as const] : [];
    }),
  );
}

/** What the demos show of components, and what they import of packages. */
function readDemos(
  components: ReadonlyMap<string, ApiComponent>,
  demos: readonly DemoEntry[],
  siteDir: string,
): Shown {
  const findComponent = indexImports(components.values());
  const elements = new Map<string, ShownElement[]>(
    [...components.keys()].map((name) => [name, []]),
  );
  const exported = new Set<string>();
  for (const demo of demos) {
    const modules = readModules(demo, siteDir);
    for (const { imports } of modules.values()) {
      imports.forEach((name) => exported.add(`${name.specifier}#${name.exported}`));
    }
    for (const element of listElements(demo, modules, findComponent)) {
      elements.get(element.shows)!.push(element);
    }
  }
  return {
    elements,
    components,
    isExported: (specifier, name) => exported.has(`${specifier}#${name}`),
  };
}

/**
 * Finds code for the props of the main components: the lines of the portal's own demos
 * that a prop needs, cut out as a program; for a prop that no demo sets, the shortest
 * program with the component, and the prop set as its type says.
 *
 * @returns the snippets of each main component, by its name
 */
export function collectSnippets(
  products: readonly ApiProduct[],
  demos: readonly DemoEntry[],
  siteDir: string,
): Map<string, Snippets> {
  const names = new Set(
    MAIN_COMPONENTS.flatMap((group) => Object.keys(group.components)),
  );
  const components = new Map(
    products
      .flatMap((product) => product.pages)
      .filter((page) => page.kind === 'component' && names.has(page.name))
      .map((page) => [page.name, page as ApiComponent]),
  );
  const shown = readDemos(components, demos, siteDir);
  return new Map(
    [...components.values()].map((component) => [
      component.name,
      createSnippets(component, shown),
    ]),
  );
}
