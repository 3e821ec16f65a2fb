import type { ApiPage } from '../../../plugins/api-reference/types';
import type { LoadedModule } from '../loadModules';

/** Documented class names that no module exports at run time. */
export function findMissingClasses(
  pages: readonly ApiPage[],
  modules: Record<string, LoadedModule>,
): string[] {
  const known = new Set(
    Object.values(modules).flatMap(({ classNames }) => classNames),
  );
  return pages.flatMap((page) =>
    page.kind === 'component'
      ? page.classes
          .filter(({ className }) => !known.has(className))
          .map(({ className }) => `${page.name}: .${className}`)
      : [],
  );
}
