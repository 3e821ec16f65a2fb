import { useCallback, useState } from 'react';
import type { CodeStyling, CodeVariant } from '@site/src/settings/definitions';
import type { DemoContext } from '../types';
import type { CodeFile } from './useDemoCode';

export type Sandbox = 'StackBlitz' | 'CodeSandbox';

interface ExportRequest {
  demo: DemoContext;
  variant: CodeVariant;
  styling: CodeStyling;
  loadAll: () => Promise<CodeFile[]>;
}

/**
 * Opens a demo, with the reader's edits, in an online sandbox.
 *
 * @returns the function that does it, and the message of what hindered it
 */
export function useExport({ demo, variant, styling, loadAll }: ExportRequest) {
  const [failure, setFailure] = useState<string>();
  const openSandbox = useCallback(
    async (sandbox: Sandbox) => {
      try {
        const [{ openDemo }, files] = await Promise.all([
          import('../sandbox'),
          loadAll(),
        ]);
        openDemo(sandbox, {
          name: demo.name,
          title: demo.name,
          description: new URL(`#${demo.name}`, window.location.href).href,
          variant,
          styling,
          files: files.map(({ name, code }) => ({ path: name, code })),
        });
        setFailure(undefined);
      } catch (error) {
        setFailure((error as Error).message);
      }
    },
    [demo.name, variant, styling, loadAll],
  );
  return { failure, openSandbox };
}
