import ts from 'typescript';
import { parseScript } from './loadScript';
import {
  findImported,
  listScriptModules,
  readScriptModule,
  type ScriptModule,
} from './scriptModules';

/** The classes that each slot of a `useUtilityClasses` gives: `root` to `MuiBar-root`. */
type SlotClasses = ReadonlyMap<string, readonly string[]>;

/** States that all components share have a class without the component's name. */
const GLOBAL_STATES: ReadonlySet<string> = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

function toClassName(prefix: string, key: string): string {
  return GLOBAL_STATES.has(key) ? `Mui-${key}` : `${prefix}-${key}`;
}

/** What stands for every key of a component, where its code computes it. */
const ANY = '*';

/** The keys that an item of a slot's list can be; of a template, what stands before its parts. */
function listKeys(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text.replace(/-$/, '')].filter((key) => key !== '');
  }
  if (ts.isConditionalExpression(node)) {
    return [...listKeys(node.whenTrue), ...listKeys(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    return listKeys(node.right);
  }
  if (ts.isParenthesizedExpression(node)) {
    return listKeys(node.expression);
  }
  return ts.isIdentifier(node) && node.text !== 'undefined' ? [ANY] : [];
}

function findAll<Node extends ts.Node>(
  root: ts.Node,
  isWanted: (node: ts.Node) => node is Node,
): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** `MuiBar` of `generateUtilityClass('MuiBar', slot)` in the function of that name. */
function findPrefix(module: ScriptModule, getter: string): string | undefined {
  const home = findImported(module, getter) ?? { module, name: getter };
  const body = new RegExp(
    `\\b${home.name}\\b[^]*?generateUtilityClass\\(\\s*['"](\\w+)['"]`,
  ).exec(home.module.text);
  return body?.[1];
}

const slotClasses = new Map<string, SlotClasses>();

function readSlotClassesAnew(module: ScriptModule, name: string): SlotClasses {
  const file = parseScript(module.text);
  const own = findAll(
    file,
    (node): node is ts.FunctionDeclaration | ts.VariableDeclaration =>
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
      node.name?.getText() === name,
  )[0];
  const call =
    own &&
    findAll(own, ts.isCallExpression).find(
      ({ expression }) => expression.getText() === 'composeClasses',
    );
  const getter = call?.arguments[1]?.getText() ?? '';
  const prefix = findPrefix(module, getter);
  if (!own || !call || prefix === undefined) {
    return new Map();
  }
  const given = call.arguments[0];
  const objects =
    given && ts.isObjectLiteralExpression(given)
      ? [given]
      : findAll(own, ts.isVariableDeclaration)
          .filter((variable) => variable.name.getText() === given?.getText())
          .flatMap(({ initializer }) =>
            initializer ? findAll(initializer, ts.isObjectLiteralExpression) : [],
          );
  return new Map(
    objects
      .flatMap(({ properties }) => [...properties])
      .filter(ts.isPropertyAssignment)
      .map((slot) => [
        slot.name.getText(),
        findAll(slot.initializer, ts.isArrayLiteralExpression)
          .flatMap(({ elements }) => elements.flatMap(listKeys))
          .map((key) => toClassName(prefix, key)),
      ]),
  );
}

/** What the slots of a function that composes classes give. */
function readSlotClasses(module: ScriptModule, name: string): SlotClasses {
  const key = `${module.file} ${name}`;
  const known = slotClasses.get(key) ?? readSlotClassesAnew(module, name);
  slotClasses.set(key, known);
  return known;
}

/** `const classes = useUtilityClasses(…)` and `const { root } = useUtilityClasses(…)`. */
const USE = /(?:const|let|var)\s+(\w+|\{[^}]*\})\s*=\s*(use\w*UtilityClasses\w*)\(/g;

/** `classesResolver: useUtilityClasses`, of a component whose `classes` come resolved. */
const RESOLVER = /\bclassesResolver:\s*(\w+)/g;

const READ = /\bclasses\??\.(\w+)/g;

/** What a module does with the slots of a function that composes classes. */
interface SlotUse {
  slots: SlotClasses;
  /** The slots that the module reads. */
  read: readonly string[];
  /** Whether what the module renders reads of them, too. */
  isHandedOn: boolean;
}

function listRead(text: string, variable: string): string[] {
  return variable.startsWith('{')
    ? [...variable.matchAll(/(\w+)\s*[:,}]/g)].map(([, name = '']) => name)
    : [...text.matchAll(new RegExp(`\\b${variable}\\??\\.(\\w+)`, 'g'))].map(
        ([, name = '']) => name,
      );
}

/** Whether a module passes a variable on: as a prop, as a value or by a computed name. */
function isHandedOn(text: string, variable: string): boolean {
  return (
    !variable.startsWith('{') &&
    new RegExp(
      `\\bclasses:\\s*${variable}\\b(?![.?\\w])|\\b${variable}\\[|return\\s+${variable}\\b(?![.?])|\\.\\.\\.${variable}\\b|_extends\\(\\{\\}, ${variable}\\b`,
    ).test(text)
  );
}

const uses = new Map<string, readonly SlotUse[]>();

/** What a module itself does with the classes that it composes. */
function listSlotUses(module: ScriptModule): readonly SlotUse[] {
  const known = uses.get(module.file);
  if (known) {
    return known;
  }
  const { text } = module;
  const toSlots = (name: string) => {
    const home = findImported(module, name) ?? { module, name };
    return readSlotClasses(home.module, home.name);
  };
  const found = [
    ...[...text.matchAll(USE)].map(([, variable = '', name = '']) => ({
      slots: toSlots(name),
      read: listRead(text, variable),
      isHandedOn: isHandedOn(text, variable),
    })),
    ...[...text.matchAll(RESOLVER)].map(([, name = '']) => ({
      slots: toSlots(name),
      read: listRead(text, 'classes'),
      isHandedOn: true,
    })),
  ];
  uses.set(module.file, found);
  return found;
}

/** `clsx(classes.root, pieArcClasses.focusIndicator)`; in a template it is a selector. */
const DIRECT = /(?<!\$\{)\b(\w+Classes)\.(\w+)/g;

/** The classes that a module takes from a classes object itself. */
function listDirectClasses(module: ScriptModule): string[] {
  return [...module.text.matchAll(DIRECT)].flatMap(([, object = '', key = '']) => {
    const home = findImported(module, object);
    const [, prefix] =
      new RegExp(
        `\\b${home?.name}\\s*=[^;]*?generateUtilityClasses\\(\\s*['"](\\w+)['"]`,
      ).exec(home?.module.text ?? '') ?? [];
    return prefix === undefined ? [] : [toClassName(prefix, key)];
  });
}

function toClasses({ slots }: SlotUse, read: Iterable<string>): string[] {
  return [...read].flatMap((slot) => slots.get(slot) ?? []);
}

/** What a component's code gives to elements. */
export interface EmittedClasses {
  /** The classes of its own module. */
  own: ReadonlySet<string>;
  /** Those and the ones of what it renders. */
  all: ReadonlySet<string>;
}

/**
 * Reads from the published modules which classes a component gives to its elements. A
 * classes object can't tell: several components share one, and each gives only some.
 *
 * @param script the component's module
 * @returns null where the module composes no classes, or not in a way that can be followed
 */
export function findEmittedClasses(script: string): EmittedClasses | null {
  const own = listSlotUses(readScriptModule(script));
  const isOpen = ({ slots, isHandedOn: isPassedOn }: SlotUse) =>
    isPassedOn ||
    slots.size === 0 ||
    [...slots.values()].flat().some((name) => name.endsWith(ANY));
  if (own.length === 0 || own.some(isOpen)) {
    return null;
  }
  const modules = listScriptModules(script);
  const handedOn = modules.flatMap(({ text }) =>
    [...text.matchAll(READ)].map(([, name = '']) => name),
  );
  const composed = modules
    .flatMap(listSlotUses)
    .flatMap((use) =>
      toClasses(use, use.isHandedOn ? [...use.read, ...handedOn] : use.read),
    );
  return {
    own: new Set(own.flatMap((use) => toClasses(use, use.read))),
    all: new Set([...composed, ...modules.flatMap(listDirectClasses)]),
  };
}
