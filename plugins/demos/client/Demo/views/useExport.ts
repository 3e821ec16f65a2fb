import { useState } from 'react';
import type { CodeStyling, CodeVariant } from '@site/plugins/settings/common';
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
 * @returns the function that does it, and the message of what hindered it, as long as the
 *   reader stays with that variant and styling
 */
export function useExport({ demo, variant, styling, loadAll }: ExportRequest) {
  const choice = `${variant} ${styling}`;
  const [failure, setFailure] = useState<{ choice: string; message: string }>();
  const openSandbox = async (sandbox: Sandbox) => {
    setFailure(undefined);
    try {
      const [{ openDemo }, files] = await Promise.all([
        import('../../export'),
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
    } catch (error) {
      setFailure({ choice, message: (error as Error).message });
    }
  };
  return {
    failure: failure?.choice === choice ? failure.message : undefined,
    openSandbox,
  };
}
