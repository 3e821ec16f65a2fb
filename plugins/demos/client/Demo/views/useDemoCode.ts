import type { CodeLanguage } from '../../../types';
import type { LoadState } from '@site/src/hooks/useModule';
import type { CodeVariant } from '@site/plugins/settings/common';
import { htmlToText } from '@site/src/utils/htmlToText';
import type { LoadedDemo } from '../types';
import { useDemoFiles } from './useDemoFiles';
import type { ShownLibrary } from './useShownLibrary';
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

export interface DemoCode {
  files: CodeFile[];
  /** The date library that the files are for, where they depend on one. */
  dateLibrary: ShownLibrary | undefined;
  /** Whether the sample data's files are among them. */
  isComplete: boolean;
  /** How the sample data is coming. */
  data: LoadState;
  /** Whether the reader has changed any file of this styling, variant and date library. */
  isEdited: boolean;
  /** Every file, the sample data's included, with the reader's edits. */
  loadAll: () => Promise<CodeFile[]>;
}

/** A demo's code in the reader's variant, edits included. */
export function useDemoCode(
  loaded: LoadedDemo,
  variant: CodeVariant,
  state: DemoState,
): DemoCode {
  const wanted = state.codeOpen || Object.keys(state.edits).length > 0;
  const { files, loadAll, ...loading } = useDemoFiles(loaded, variant, wanted);
  const library = loading.dateLibrary?.name ?? 'dayjs';
  const prefix =
    library === 'dayjs' ? loaded.styling : `${loaded.styling}/${library}`;
  const toCodeFile = ({
    name,
    language,
    html,
    previewHtml,
  }: (typeof files)[number]): CodeFile => {
    const editKey = `${prefix}/${name}`;
    const edited = state.edits[editKey];
    return {
      name,
      baseName: name.replace(/\.[^.]+$/, ''),
      language,
      html,
      previewHtml,
      editKey,
      code: edited ?? htmlToText(html),
      isEdited: edited !== undefined,
    };
  };
  const codeFiles = files.map(toCodeFile);
  return {
    ...loading,
    files: codeFiles,
    isEdited: codeFiles.some((file) => file.isEdited),
    loadAll: async () => (await loadAll()).map(toCodeFile),
  };
}
