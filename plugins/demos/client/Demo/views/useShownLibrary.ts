import { useCallback } from 'react';
import type { DateLibraryModule, DemoFile } from '../../../types';
import { useModule, type LoadState } from '@site/src/hooks/useModule';
import { useSetting, type DateLibrary } from '@site/plugins/settings/common';
import type { LoadedDemo } from '../types';

/** The date library that a demo's code is shown for. */
export interface ShownLibrary {
  name: DateLibrary;
  /** The reader's choice, where the demo has no equal for it. */
  missing?: DateLibrary;
  /** Whether the code of the reader's library is on its way; this one is not to be seen. */
  isComing: boolean;
  /** How that code is coming. */
  state: LoadState;
}

const NONE: DateLibraryModule = {};

/**
 * A demo's own files for the reader's date library: Day.js' until the others have come,
 * and where they can't be had.
 *
 * @returns the files, and the library of those that depend on one
 */
export function useShownLibrary(loaded: LoadedDemo): {
  own: DemoFile[];
  dateLibrary: ShownLibrary | undefined;
  /** The files of that library when they have come; rejects where they can't be fetched. */
  loadOwn: () => Promise<DemoFile[]>;
} {
  const [choice] = useSetting('dateLibrary');
  const { files, dateLibraries } = loaded;
  const library = dateLibraries?.names.find((name) => name === choice);
  const load = useCallback(
    async () => (await dateLibraries?.load())?.default ?? NONE,
    [dateLibraries],
  );
  const { module, ...state } = useModule(load, library !== undefined);
  const converted = library === undefined ? undefined : module?.[library];
  return {
    own: converted ?? files,
    dateLibrary: dateLibraries && {
      name: library !== undefined && converted !== undefined ? library : 'dayjs',
      ...(library === undefined && choice !== 'dayjs' && { missing: choice }),
      isComing:
        library !== undefined &&
        converted === undefined &&
        state.failure === undefined,
      state,
    },
    loadOwn: async () =>
      library === undefined || state.failure !== undefined
        ? files
        : ((await load())[library] ?? files),
  };
}
