import installed from '@generated/demos/default/installedPackages.json';
import { createProject } from './createProject';
import { submitForm, toCodeSandboxForm, toStackBlitzForm } from './forms';
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
  const toForm = sandbox === 'StackBlitz' ? toStackBlitzForm : toCodeSandboxForm;
  submitForm(toForm(createProject(request, installed), request));
}
