import { useCallback } from 'react';
import type {
  CodeLanguage,
  CodeText,
  DateLibraryModule,
  DemoFile,
} from '../../../types';
import { useModule, type LoadState } from '@site/src/hooks/useModule';
import {
  useSetting,
  type CodeVariant,
  type DateLibrary,
} from '@site/plugins/settings/common';
import { htmlToText } from '@site/src/utils/htmlToText';
import type { LoadedDemo } from '../types';
import type { DemoState } from './useDemoState';

/** A file of a demo as it stands now, with the reader's edits. */
export interface CodeFile {
  name: string;
  /** The name without its extension: the same in TypeScript and JavaScript. */
  baseName: string;
  language: CodeLanguage;
  code: string;
  /** Highlighted markup of the file as published. */
  html: string;
  previewHtml?: string;
  /** Where the state keeps the reader's edits of this file. */
  editKey: string;
  isEdited: boolean;
}

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

export interface DemoCode {
  /** The demo's own files and, once they have come, the sample data's. */
  files: CodeFile[];
  /** The one that the reader looks at. */
  file: CodeFile;
  /** The date library that the files are for, where they depend on one. */
  dateLibrary: ShownLibrary | undefined;
  /** Whether the sample data's files are among them. */
  isComplete: boolean;
  /** How the sample data is coming. */
  data: LoadState;
  /** Whether the reader has changed any file of this styling, variant and date library. */
  isEdited: boolean;
  /** Every file, the sample data's included; rejects where one can't be fetched. */
  loadAll: () => Promise<CodeFile[]>;
}

const NONE: DateLibraryModule = {};

/** The demo's own files for the reader's date library: Day.js' until the others have come. */
function useOwnFiles({ files, dateLibraries }: LoadedDemo) {
  const [choice] = useSetting('dateLibrary');
  const library = dateLibraries?.names.find((name) => name === choice);
  const load = useCallback(
    async () => (await dateLibraries?.load())?.default ?? NONE,
    [dateLibraries],
  );
  const { module, ...state } = useModule(load, library !== undefined);
  const converted = library && module?.[library];
  const dateLibrary: ShownLibrary | undefined = dateLibraries && {
    name: converted === undefined ? 'dayjs' : library!,
    ...(library === undefined && choice !== 'dayjs' && { missing: choice }),
    isComing:
      library !== undefined &&
      converted === undefined &&
      state.failure === undefined,
    state,
  };
  return {
    own: converted ?? files,
    dateLibrary,
    loadOwn: async () =>
      library === undefined || state.failure !== undefined
        ? files
        : ((await load())[library] ?? files),
  };
}

/** The sample data's files, fetched once however often they are asked for. */
async function loadShared({ shared }: LoadedDemo): Promise<DemoFile[]> {
  const modules = await Promise.all(shared.map(({ load }) => load()));
  return modules.map((module) => module.default);
}

/**
 * A demo's code in the reader's variant and date library, edits included. The sample data
 * is fetched when it is to be seen or to be run.
 */
export function useDemoCode(
  loaded: LoadedDemo,
  variant: CodeVariant,
  { codeOpen, edits, fileBaseName }: DemoState,
): DemoCode {
  const { own, dateLibrary, loadOwn } = useOwnFiles(loaded);
  const load = useCallback(() => loadShared(loaded), [loaded]);
  const wanted = codeOpen || Object.keys(edits).length > 0;
  const { module: shared = [], ...data } = useModule(
    load,
    wanted && loaded.shared.length > 0,
  );
  const library = dateLibrary?.name ?? 'dayjs';
  const prefix =
    library === 'dayjs' ? loaded.styling : `${loaded.styling}/${library}`;
  const toCodeFile = (text: CodeText): CodeFile => {
    const editKey = `${prefix}/${text.name}`;
    const edited = edits[editKey];
    return {
      ...text,
      baseName: text.name.replace(/\.[^.]+$/, ''),
      editKey,
      code: edited ?? htmlToText(text.html),
      isEdited: edited !== undefined,
    };
  };
  const toCodeFiles = (demoFiles: DemoFile[]) =>
    demoFiles
      .map((file) => file[variant])
      // Of a file that holds types only, JavaScript has nothing left.
      .filter(({ html }) => html !== '')
      .map(toCodeFile);
  const files = toCodeFiles([...own, ...shared]);
  return {
    files,
    file: files.find(({ baseName }) => baseName === fileBaseName) ?? files[0]!,
    dateLibrary,
    isComplete: shared.length === loaded.shared.length,
    data,
    isEdited: files.some((file) => file.isEdited),
    loadAll: async () => {
      const parts = await Promise.all([loadOwn(), loadShared(loaded)]);
      return toCodeFiles(parts.flat());
    },
  };
}
