import path from 'node:path';
import ts from 'typescript';
import { listDeclaredNames, type DemoModule, type ImportedName } from './readModule';
import { getFreeNames, listFreeNames, listInnerNames } from './references';

/** An element of a demo that shows a component. */
export interface DemoElement {
  module: DemoModule;
  tag: ts.JsxOpeningElement | ts.JsxSelfClosingElement;
  /** The function at the top of the module that makes the element. */
  component: ts.FunctionDeclaration & { body: ts.Block };
  /** The files of the demo, by name. */
  modules: ReadonlyMap<string, DemoModule>;
}

/** An element with some of its attributes. */
export interface ElementPart {
  tag: DemoElement['tag'];
  attributes: readonly ts.JsxAttributeLike[];
}

/** What a part of a demo needs of the rest. */
export interface Slice {
  /** By the local name. */
  imports: Map<string, ImportedName>;
  /** Statements at the top of modules, behind what they need. */
  declarations: Map<ts.Statement, DemoModule>;
  /** Statements of the component. */
  statements: Set<ts.Statement>;
  /** Modules imported for what they do. */
  effectImports: string[];
  /** The element, in those around it without which it does not run, outermost first. */
  parts: [ElementPart, ...ElementPart[]];
}

/** Thrown where code can't stand without what is around it. */
class NotSeparable extends Error {}

/** The module of the demo that a relative import leads to. */
function findModule(
  specifier: string,
  { module, modules }: DemoElement,
): DemoModule | undefined {
  const base = path.posix.join(path.posix.dirname(module.name), specifier);
  return ['', '.ts', '.tsx']
    .map((extension) => modules.get(base + extension))
    .find((found) => found !== undefined);
}

/** The demos are written for Day.js; what is for another library is an exception. */
const OTHER_DATE_LIBRARY = /\/Adapter(?!Dayjs\b)/;

function addImport(
  name: string,
  imported: ImportedName,
  element: DemoElement,
  slice: Slice,
): void {
  if (!imported.specifier.startsWith('.')) {
    const known = slice.imports.get(name);
    if (
      (known && known.specifier !== imported.specifier) ||
      OTHER_DATE_LIBRARY.test(imported.specifier)
    ) {
      throw new NotSeparable();
    }
    slice.imports.set(name, imported);
    return;
  }
  const module = findModule(imported.specifier, element);
  if (!module?.declarations.has(name) || imported.exported !== name) {
    throw new NotSeparable();
  }
  addModuleName(name, { ...element, module }, slice);
}

/** Adds what a name at the top of a module stands for, and what that needs. */
function addModuleName(name: string, element: DemoElement, slice: Slice): void {
  const { module } = element;
  const imported = module.imports.get(name);
  const statement = module.declarations.get(name);
  if (imported) {
    addImport(name, imported, element, slice);
  } else if (statement && !slice.declarations.has(statement)) {
    // Known before what it needs, which may need it; then moved behind that.
    slice.declarations.set(statement, module);
    getFreeNames(statement).forEach((free) => addModuleName(free, element, slice));
    slice.declarations.delete(statement);
    slice.declarations.set(statement, module);
  }
}

/** What a module does to packages that the slice uses: `dayjs.extend(utc)`. */
function addEffects(element: DemoElement, slice: Slice): void {
  const { effects, effectImports, augmentations } = element.module;
  for (const statement of effects) {
    const names = getFreeNames(statement);
    const [target] = names;
    if (target !== undefined && slice.imports.has(target)) {
      names.forEach((name) => addModuleName(name, element, slice));
      slice.declarations.set(statement, element.module);
    }
  }
  for (const augmentation of augmentations) {
    getFreeNames(augmentation).forEach((name) =>
      addModuleName(name, element, slice),
    );
    slice.declarations.set(augmentation, element.module);
  }
  slice.effectImports = effectImports.filter(
    (specifier) => !specifier.startsWith('.'),
  );
}

/** Adds what names in a component stand for: its own statements, else its module's. */
function addNames(
  names: Iterable<string>,
  element: DemoElement,
  slice: Slice,
): void {
  const { parameters, body } = element.component;
  const given = listFreeNames(parameters.map(({ name }) => name));
  for (const name of names) {
    const statement = body.statements.find((candidate) =>
      listDeclaredNames(candidate).includes(name),
    );
    if (statement === undefined) {
      if (given.has(name)) {
        throw new NotSeparable();
      }
      addModuleName(name, element, slice);
    } else if (!slice.statements.has(statement)) {
      slice.statements.add(statement);
      addNames(getFreeNames(statement), element, slice);
    }
  }
}

/** Whether an element gives the one in it its size, or what it takes from a context. */
function isNeededAround(
  { tagName, attributes }: ts.JsxOpeningElement,
  isParent: boolean,
): boolean {
  const name = tagName.getText();
  return (
    name === 'LocalizationProvider' ||
    (isParent &&
      /^(?:Box|div)$/.test(name) &&
      /\b(?:height|width)\b/i.test(attributes.getText()))
  );
}

function listPartsAround({ tag, component }: DemoElement): ElementPart[] {
  const parts: ElementPart[] = [];
  const own = ts.isJsxSelfClosingElement(tag) ? tag : tag.parent;
  for (let node = own.parent; node !== component; node = node.parent) {
    if (
      ts.isJsxElement(node) &&
      isNeededAround(node.openingElement, node === own.parent)
    ) {
      const { openingElement } = node;
      parts.unshift({
        tag: openingElement,
        attributes: openingElement.attributes.properties,
      });
    }
  }
  return parts;
}

/** @throws NotSeparable for two declarations of one name, which can't be in one file */
function assertDistinct({ imports, declarations }: Slice): void {
  const names = [
    ...imports.keys(),
    ...[...declarations.keys()].flatMap(listDeclaredNames),
  ];
  if (new Set(names).size !== names.length) {
    throw new NotSeparable();
  }
}

/**
 * Cuts out of a demo what an element with some of its attributes needs of the demo's
 * files, to be a program of its own.
 *
 * @returns undefined where the element can't stand alone: what it shows is given to it by
 *   a function around it, or by whoever renders its component
 */
export function sliceElement(
  element: DemoElement,
  attributes: readonly ts.JsxAttributeLike[],
): Slice | undefined {
  const { tag, component } = element;
  const around = listPartsAround(element);
  const own: ElementPart = { tag, attributes };
  const [first = own, ...rest] = around;
  const parts: Slice['parts'] = around.length === 0 ? [own] : [first, ...rest, own];
  const names = listFreeNames([
    ...parts.flatMap((part) => [
      part.tag.tagName,
      ...(part.tag.typeArguments ?? []),
      ...part.attributes,
    ]),
    ...(ts.isJsxSelfClosingElement(tag) ? [] : tag.parent.children),
  ]);
  const inner = listInnerNames(tag, component.body);
  if ([...names].some((name) => inner.has(name))) {
    return undefined;
  }
  const slice: Slice = {
    imports: new Map(),
    declarations: new Map(),
    statements: new Set(),
    effectImports: [],
    parts,
  };
  try {
    addNames(names, element, slice);
    addEffects(element, slice);
    assertDistinct(slice);
    return slice;
  } catch (error) {
    if (error instanceof NotSeparable) {
      return undefined;
    }
    throw error;
  }
}
