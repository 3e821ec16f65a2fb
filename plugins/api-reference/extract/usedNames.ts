import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageProgram } from './createProgramFactory';

/** Class keys and slots that the code of a package names. */
export interface UsedNames {
  hasClass: (key: string) => boolean;
  hasSlot: (name: string) => boolean;
}

/**
 * Modules that list all names, whether anything uses them or not: of the styles of the grid's
 * root, too, the smallest package has those of all plans.
 */
const LISTS = /(?:Classes\.m?js|RootStyles\.m?js|[\\/]locales[\\/].*)$/;

/**
 * A key that stands in quotes, as in the list that is composed to a class. What a function
 * takes first is something else, unless the function makes a class of it.
 */
const QUOTED = /(?<!\b(?!(?:clsx|push|concat)\()\w+\()['"]([A-Za-z][\w-]*)['"]/g;
const READ_CLASS = /[cC]lasses\??\.(\w+)/g;
const READ_SLOT = /\bslots\??\.(\w+)/g;

/** What a computed key begins with: `root--density${…}`. */
const HEAD = /`([A-Za-z][\w-]{3,})\$\{/g;

function listScripts(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(dir, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : listScripts(name);
    }
    return /\.m?js$/.test(name) && !LISTS.test(name) ? [name] : [];
  });
}

function readUsedNames({ dir }: PackageProgram): UsedNames {
  const scripts = listScripts(dir);
  // Each module is there for import and for require: one of the two says all.
  const modules = scripts.filter((name) => name.endsWith('.mjs'));
  const classes = new Set<string>();
  const slots = new Set<string>();
  const heads = new Set<string>();
  for (const file of modules.length > 0 ? modules : scripts) {
    const text = readFileSync(file, 'utf8');
    const collect = (pattern: RegExp, names: Set<string>) => {
      for (const [, name = ''] of text.matchAll(pattern)) {
        names.add(name);
      }
    };
    collect(QUOTED, classes);
    collect(READ_CLASS, classes);
    collect(READ_SLOT, slots);
    collect(HEAD, heads);
  }
  return {
    hasClass: (key) =>
      classes.has(key) || [...heads].some((head) => key.startsWith(head)),
    hasSlot: (name) => slots.has(name),
  };
}

const known = new WeakMap<PackageProgram['program'], UsedNames>();

/**
 * Finds which class keys and slots the code of a package names. The typings of the smallest
 * grid have those of all plans, and only the code tells which package uses them.
 */
export function findUsedNames(home: PackageProgram): UsedNames {
  const names = known.get(home.program) ?? readUsedNames(home);
  known.set(home.program, names);
  return names;
}
