import { existsSync, readFileSync } from 'node:fs';
import { IGNORED_EXPORTS } from '../documented';
import type { ApiProduct } from '../types';
import { isComponent } from './componentProps';
import { judgeComponent } from './judgeExports';
import { listEntries, type ExportedEntry } from './listEntries';
import type { PackageProgram } from './createProgramFactory';
import { toScriptPath } from './modulePaths';

/** What becomes of an exported name. */
export type Treatment =
  /** It has a page, or a row on one: `component`, `hook`, `interface`, `selector`. */
  | 'documented'
  /** Its declaration is shown where other types mention it. */
  | 'shown in place'
  /** A person decided, or a rule of documented.ts says, that it needs no page. */
  | 'left out'
  | 'undocumented'
  /** A component beside prop types that nothing in documented.ts speaks of. */
  | 'unreviewed';

export interface ExportStatus {
  /** The exported name. */
  name: string;
  /** The smallest package that exports it. */
  package: string;
  treatment: Treatment;
  /** The kind of a documented name, else the reason. */
  note: string;
}

/** Whether the module of a component has prop types, be they its own or another's. */
function isBesidePropTypes({
  symbol: { valueDeclaration },
}: ExportedEntry): boolean {
  const script = valueDeclaration && toScriptPath(valueDeclaration, '.mjs');
  return (
    script !== undefined &&
    existsSync(script) &&
    /\.propTypes\s*=/.test(readFileSync(script, 'utf8'))
  );
}

/** Kinds of documented names, by the name that is exported. */
function mapKinds({ pages, selectors }: ApiProduct): Map<string, string> {
  return new Map([
    ...pages.map(
      ({ exportName, name, kind }) => [exportName ?? name, kind] as const,
    ),
    ...selectors.map(({ name }) => [name, 'selector'] as const),
  ]);
}

/**
 * Says of every name that a product's packages export what the reference does with it.
 *
 * @returns the names in alphabetical order
 */
export function listStatus(
  model: ApiProduct,
  packages: readonly PackageProgram[],
): ExportStatus[] {
  const kinds = mapKinds(model);
  const shown = new Set(Object.keys(model.types));

  function judge(entry: ExportedEntry): [Treatment, string] {
    const kind = kinds.get(entry.exportName);
    if (kind) {
      return ['documented', kind];
    }
    if (isComponent(entry.home.checker, entry.symbol)) {
      const { isReviewed, reason } = judgeComponent(entry);
      if (isReviewed || isBesidePropTypes(entry)) {
        return [isReviewed ? 'left out' : 'unreviewed', reason];
      }
    }
    if (shown.has(entry.exportName)) {
      return ['shown in place', 'type'];
    }
    const ignored = IGNORED_EXPORTS.find(({ names }) =>
      names.test(entry.exportName),
    );
    return ignored ? ['left out', ignored.reason] : ['undocumented', ''];
  }

  return listEntries(model.product, packages).map((entry) => {
    const [treatment, note] = judge(entry);
    return { name: entry.exportName, package: entry.home.name, treatment, note };
  });
}
