import { useCallback } from 'react';
import type { CodeText, DemoFile } from '../../../types';
import { useModule, type LoadState } from '@site/src/hooks/useModule';
import type { CodeVariant } from '@site/plugins/settings/common';
import type { LoadedDemo } from '../types';
import { useShownLibrary, type ShownLibrary } from './useShownLibrary';

export interface DemoFiles {
  /** The demo's own files and, once they have come, the sample data's. */
  files: CodeText[];
  /** The date library that the demo's own files are for, where they depend on one. */
  dateLibrary: ShownLibrary | undefined;
  /** Whether all of them have come. */
  isComplete: boolean;
  /** How the sample data is coming. */
  data: LoadState;
  /**
   * The same when all have come, for whoever needs the whole demo; rejects with the error
   * of a file that can't be fetched.
   */
  loadAll: () => Promise<CodeText[]>;
}

/** The sample data's files, fetched once however often they are asked for. */
async function loadShared({ shared }: LoadedDemo): Promise<DemoFile[]> {
  const modules = await Promise.all(shared.map(({ load }) => load()));
  return modules.map((module) => module.default);
}

/**
 * A demo's source files in the reader's variant and date library.
 *
 * @param wanted whether the sample data's files are to be fetched: the code is open
 */
export function useDemoFiles(
  loaded: LoadedDemo,
  variant: CodeVariant,
  wanted: boolean,
): DemoFiles {
  const { own, dateLibrary, loadOwn } = useShownLibrary(loaded);
  const load = useCallback(() => loadShared(loaded), [loaded]);
  const { module: shared = [], ...data } = useModule(
    load,
    wanted && loaded.shared.length > 0,
  );
  const toTexts = (files: DemoFile[]) =>
    files
      .map((file) => file[variant])
      // Of a file that holds types only, JavaScript has nothing left.
      .filter(({ html }) => html !== '');
  return {
    files: toTexts([...own, ...shared]),
    dateLibrary,
    isComplete: shared.length === loaded.shared.length,
    data,
    loadAll: async () => {
      const parts = await Promise.all([loadOwn(), loadShared(loaded)]);
      return toTexts(parts.flat());
    },
  };
}
