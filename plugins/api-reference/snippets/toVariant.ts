import { listFreeNames } from './references';
import type { ImportedName } from './readModule';
import type { ApiComponent } from '../types';
import type { Slice } from './sliceElement';

const isDeep = (specifier: string) => specifier.split('/').length > 2;

/**
 * A slice of one component as that of another with the same prop: `DatePicker` as
 * `DesktopDatePicker`, `DataGrid` as `DataGridPro`.
 *
 * @param isExported whether a package has a name, as far as the demos tell
 * @returns undefined where the code names more that belongs to the first component, or
 *   what the other's package does not have
 */
export function toVariant(
  slice: Slice,
  from: ApiComponent,
  to: ApiComponent,
  isExported: (specifier: string, name: string) => boolean,
): Slice | undefined {
  const { specifier: source } = slice.imports.get(from.name) ?? {};
  const { package: target } =
    to.imports.find((entry) => isDeep(entry.package) === isDeep(source ?? '')) ?? {};
  if (source === undefined || target === undefined) {
    return undefined;
  }
  const parts = slice.parts.flatMap(({ attributes }) => attributes);
  const code = [...slice.declarations.keys(), ...slice.statements, ...parts];
  if (listFreeNames(code).has(from.name)) {
    return undefined;
  }
  const imports = new Map<string, ImportedName>();
  for (const [local, imported] of slice.imports) {
    const isOwn = imported.exported === from.name;
    const moves = imported.specifier === source && (isOwn || !isDeep(source));
    if (
      imported.exported.startsWith(`${from.name}P`) ||
      (moves && !isOwn && !isExported(target, imported.exported))
    ) {
      return undefined;
    }
    imports.set(
      isOwn ? to.name : local,
      moves
        ? {
            ...imported,
            specifier: target,
            exported: isOwn ? to.name : imported.exported,
          }
        : imported,
    );
  }
  return { ...slice, imports };
}
