/**
 * Imports modules as Node does, and prints what they export. It runs as a process of its
 * own: Jest would compile each of the packages' modules.
 *
 * Takes a JSON array of specifiers on its input; prints, by specifier, the names of the
 * exports and the values of the exported objects of class names, or why it doesn't load.
 */
import { readFileSync } from 'node:fs';

/** @param {[string, unknown]} entry */
function toClassNames([name, value]) {
  return /Classes$/.test(name) && typeof value === 'object'
    ? Object.values(value ?? {})
    : [];
}

/** @param {string} specifier */
async function readModule(specifier) {
  try {
    const module = await import(specifier);
    return {
      names: Object.keys(module),
      classNames: Object.entries(module).flatMap(toClassNames),
    };
  } catch (error) {
    return { names: [], classNames: [], error: error.message };
  }
}

const specifiers = JSON.parse(readFileSync(0, 'utf8'));
const modules = {};
for (const specifier of specifiers) {
  modules[specifier] = await readModule(specifier);
}
console.log(JSON.stringify(modules));
