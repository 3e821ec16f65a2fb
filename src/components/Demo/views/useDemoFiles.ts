import { useEffect, useState } from 'react';
import type { CodeText, DemoFile } from '@site/plugins/demos/types';
import type { CodeVariant } from '@site/src/settings/definitions';
import type { LoadedDemo } from '../types';

export interface DemoFiles {
  /** The demo's own files and, once they have come, the sample data's. */
  files: CodeText[];
  /** Whether all of them have come. */
  isComplete: boolean;
  /** The same when all have come, for whoever needs the whole demo. */
  loadAll: () => Promise<CodeText[]>;
}

/** The sample data's files, fetched once however often they are asked for. */
async function loadShared({ shared }: LoadedDemo): Promise<DemoFile[]> {
  const modules = await Promise.all(shared.map(({ load }) => load()));
  return modules.map((module) => module.default);
}

/**
 * A demo's source files in the reader's variant.
 *
 * @param wanted whether the sample data's files are to be fetched: the code is open
 */
export function useDemoFiles(
  loaded: LoadedDemo,
  variant: CodeVariant,
  wanted: boolean,
): DemoFiles {
  const [shared, setShared] = useState<{ of: LoadedDemo; files: DemoFile[] }>();

  useEffect(() => {
    if (!wanted || loaded.shared.length === 0) {
      return undefined;
    }
    let isCurrent = true;
    void loadShared(loaded).then((files) => {
      if (isCurrent) {
        setShared({ of: loaded, files });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, loaded]);

  const toTexts = (data: DemoFile[]) =>
    [...loaded.files, ...data]
      .map((file) => file[variant])
      // Of a file that holds types only, JavaScript has nothing left.
      .filter(({ html }) => html !== '');
  const data = shared?.of === loaded ? shared.files : [];
  return {
    files: toTexts(data),
    isComplete: data.length === loaded.shared.length,
    loadAll: async () => toTexts(await loadShared(loaded)),
  };
}
