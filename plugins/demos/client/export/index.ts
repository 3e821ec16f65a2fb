import installed from '@generated/demos/default/installedPackages.json';
import { openCodeSandbox } from './openCodeSandbox';
import { openStackBlitz } from './openStackBlitz';
import type { ProjectRequest } from './types';

/**
 * Opens a demo as a complete project in an online sandbox, in a new tab.
 *
 * @throws an Error that names each import whose package the portal doesn't know
 */
export function openDemo(
  sandbox: 'StackBlitz' | 'CodeSandbox',
  request: ProjectRequest,
): void {
  const open = sandbox === 'StackBlitz' ? openStackBlitz : openCodeSandbox;
  open(request, installed);
}
