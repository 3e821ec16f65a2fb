import fs from 'node:fs';
import path from 'node:path';

/**
 * The walls between the parts of the code, as one rule. A feature is a folder of `plugins/`
 * with doors: `index.ts` for Node, `client/index.ts` for the browser, and `common/index.ts` for
 * what both sides may import of a few features. What belongs to no
 * feature is in `src/` and `config/`, and knows none. `CONTRIBUTING.md` says what goes where.
 */

const ROOT = import.meta.dirname;

/** Parts of `src/` from the ground up: none imports one after it. */
const LAYERS = [
  ['utils', 'i18n', 'mui', 'events', 'fonts', 'node', 'css'],
  ['hooks', 'contexts'],
  ['components'],
  // These put the pages together, out of features as well.
  ['chrome', 'theme', 'pages'],
];

/** The parts of `src/` that features may not know, and that may know features. */
const TOP = LAYERS.at(-1);

/** Folders of a feature that the browser runs; those of the live frame lie deeper. */
const BROWSER =
  /^plugins\/[^/]+\/(?:live-frame\/)?(?:client|theme|page|worker|firstPaint)\//;

/** Folders of a feature whose modules run on both sides, and so import from neither. */
const COMMON = /^plugins\/[^/]+\/(?:common|engine)\//;

const TEST = /(?:^|\/)__tests__\/|^tests\/(?:e2e|jest|faults|api|sandboxes)\//;

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx'];

/** @returns the module's path below the root with slashes, or undefined for a package */
function resolveModule(file, specifier) {
  const target = specifier.startsWith('@site/')
    ? path.join(ROOT, specifier.slice('@site/'.length))
    : specifier.startsWith('.')
      ? path.resolve(path.dirname(file), specifier)
      : undefined;
  if (target === undefined) {
    return undefined;
  }
  const found = EXTENSIONS.map((extension) => target + extension).find((candidate) =>
    fs.statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  );
  return toName(found ?? target);
}

function toName(file) {
  return path.relative(ROOT, file).split(path.sep).join('/');
}

function getFeature(name) {
  return /^plugins\/([^/]+)\//.exec(name)?.[1];
}

function getSource(name) {
  return /^src\/([^/]+)\//.exec(name)?.[1];
}

/** Which side a module runs on: the browser, Node, or both. */
function getSide(name) {
  if (COMMON.test(name) || /^src\/(?:utils|i18n|mui|events|fonts)\//.test(name)) {
    return 'both';
  }
  const isBrowser =
    BROWSER.test(name) || (name.startsWith('src/') && getSource(name) !== 'node');
  return isBrowser ? 'browser' : 'node';
}

function isDoor(name) {
  return /^plugins\/[^/]+\/(?:client\/|common\/)?index\.ts$/.test(name);
}

/** What is wrong with an import, as a sentence; undefined where nothing is. */
function judge(from, to, isType) {
  const [source, target] = [getFeature(from), getFeature(to)];
  const part = getSource(from);
  if (target !== undefined && target !== source) {
    if (from.startsWith('config/') || (part && !TOP.includes(part))) {
      return `${part ? `src/${part}` : 'config'} belongs to no feature and knows none: move what both need into src/, or this module into the feature.`;
    }
    if (!isDoor(to)) {
      const door = getSide(from) === 'node' ? 'index.ts' : 'client/index.ts';
      return `The feature "${target}" is entered by its doors: export this from plugins/${target}/${door} and import it there.`;
    }
  }
  const reached = getSource(to);
  if (reached !== undefined) {
    if (source !== undefined && TOP.includes(reached)) {
      return `A feature does not know the chrome: import the theme's part by @theme, or move src/${reached}'s module down.`;
    }
    const layer = LAYERS.findIndex((parts) => parts.includes(part));
    if (part && layer < LAYERS.findIndex((parts) => parts.includes(reached))) {
      return `src/${part} is below src/${reached}: imports flow from utils to hooks to components to theme.`;
    }
  }
  const [workshop] = /^(?:benchmarks|tests)(?=\/)/.exec(to) ?? [];
  if (workshop && /^(?:config|plugins|src)\//.test(from)) {
    return `A build is made without ${workshop}/: move what both need into src/.`;
  }
  if (to.startsWith('scripts/') && !from.startsWith('scripts/')) {
    return 'Commands are imported by nobody: move the logic into the feature.';
  }
  if (isType) {
    return undefined;
  }
  const [here, there] = [getSide(from), getSide(to)];
  if (
    here === 'browser' &&
    there === 'node' &&
    !/^(?:docs|sample-data)\//.test(to)
  ) {
    return 'The browser takes only types from Node code: write "import type", or move what both need into common/.';
  }
  if (here === 'node' && there === 'browser') {
    return 'This code runs in Node, which cannot import components or hooks: move what both need into common/.';
  }
  if (
    here === 'node' &&
    to === 'src/i18n/translate.ts' &&
    from !== 'src/node/dictionary.ts'
  ) {
    return 'Node has no labels by itself: take translate from src/node/dictionary.';
  }
  if (here === 'both' && there !== 'both') {
    return 'This module runs on both sides, and so imports nothing that runs on one of them.';
  }
  return undefined;
}

const BUILT_IN = /^(?:node:|fs$|path$|child_process$)/;

function isTypeOnly(node) {
  return (
    node.importKind === 'type' ||
    node.exportKind === 'type' ||
    (node.specifiers?.length > 0 &&
      node.specifiers.every(
        ({ importKind, exportKind }) =>
          importKind === 'type' || exportKind === 'type',
      ))
  );
}

const walls = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = toName(context.filename);
    if (TEST.test(from)) {
      return {};
    }
    const check = (node, source, isType) => {
      if (typeof source?.value !== 'string') {
        return;
      }
      if (BUILT_IN.test(source.value) && getSide(from) !== 'node' && !isType) {
        context.report({
          node: source,
          message: 'This code runs in the browser, which has no Node modules.',
        });
        return;
      }
      const to = resolveModule(context.filename, source.value);
      const message = to && judge(from, to, isType);
      if (message) {
        context.report({ node: source, message });
      }
    };
    const checkStatement = (node) => check(node, node.source, isTypeOnly(node));
    return {
      ImportDeclaration: checkStatement,
      ExportNamedDeclaration: checkStatement,
      ExportAllDeclaration: checkStatement,
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) =>
        check(node, node.source ?? node.argument?.literal, true),
    };
  },
};

/** The walls as a plugin of ESLint: its rule is `house/walls`. */
export const house = { rules: { walls } };
