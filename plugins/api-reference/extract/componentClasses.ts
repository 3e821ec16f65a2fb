import { existsSync } from 'node:fs';
import { CLASSES_FROM_PARENT } from '../documented';
import type { ApiClass } from '../types';
import { getPropSymbols, type PropsVariants } from './componentProps';
import { findEmittedClasses } from './emittedClasses';
import {
  createClasses,
  findClasses,
  listClassesObjects,
  listTypedClasses,
  loadClassNames,
} from './findClasses';
import type { ExportedComponent } from './listEntries';
import { toScriptPath } from './modulePaths';
import { createUsePlanLookup } from './planLookups';

/** The object that the grids of all plans share. */
const SHARED_OBJECT = 'gridClasses';

/** The classes of other objects that a component's own code gives to its elements. */
function listFurtherClasses(
  { home }: ExportedComponent,
  own: ReadonlySet<string>,
): ApiClass[] {
  return listClassesObjects(home).flatMap(([name, symbol]) => {
    const names = name === SHARED_OBJECT ? {} : loadClassNames(symbol);
    return Object.values(names).some((className) => own.has(className))
      ? createClasses({
          checker: home.checker,
          type: home.checker.getTypeOfSymbol(symbol),
          names,
          getPlan: () => home.plan,
        }).filter(({ className, isGlobal }) => own.has(className) && !isGlobal)
      : [];
  });
}

/** The first class of each key, in the order of the keys. */
function joinByKey(classes: readonly ApiClass[]): ApiClass[] {
  const byKey = new Map<string, ApiClass>();
  for (const entry of classes) {
    byKey.set(entry.key, byKey.get(entry.key) ?? entry);
  }
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * All classes of a component's classes object by key, documented or not: whether the
 * component gives them to an element is another question. None where the grids of all
 * plans share the object.
 */
export function readClassesObject(
  component: ExportedComponent,
  variants: PropsVariants,
): Map<string, string> {
  const styles = findClasses(component, variants);
  return styles && styles.symbol.name !== SHARED_OBJECT
    ? listTypedClasses({
        checker: component.home.checker,
        type: styles.type,
        names: loadClassNames(styles.symbol),
      })
    : new Map();
}

/**
 * Lists the classes of a component: those of its classes object, as far as the component
 * gives them to elements, and those of other objects that its own code gives to them.
 */
export function listComponentClasses(
  component: ExportedComponent,
  variants: PropsVariants,
): ApiClass[] {
  const { name, home, declaration } = component;
  const { checker } = home;
  const styles = findClasses(component, variants);
  const isShared = styles?.symbol.name === SHARED_OBJECT;
  const classes = styles
    ? createClasses({
        checker,
        type: styles.type,
        names: loadClassNames(styles.symbol),
        getPlan: createUsePlanLookup(component, 'classes', isShared),
      })
    : [];
  const parents = CLASSES_FROM_PARENT[name];
  if (parents) {
    return classes.filter(({ key }) => parents.includes(key));
  }
  const takesClasses = getPropSymbols(checker, variants, 'classes').length > 0;
  const script = toScriptPath(declaration, '.mjs');
  const emitted =
    takesClasses && !isShared && existsSync(script) && findEmittedClasses(script);
  return emitted
    ? joinByKey([
        ...classes.filter(({ className }) => emitted.all.has(className)),
        ...listFurtherClasses(component, emitted.own),
      ])
    : classes;
}
