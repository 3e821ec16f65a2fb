import type { InstalledPackages } from '../../readInstalledPackages';
import { createProject } from './createProject';
import { submitForm } from './submitForm';
import type { Project, ProjectRequest, SandboxForm } from './types';

const ADDRESS = 'https://stackblitz.com/run';

/**
 * The form that opens a project at StackBlitz, with the demo's entry in its editor.
 *
 * @see https://developer.stackblitz.com/platform/api/post-api
 */
export function toStackBlitzForm(
  project: Project,
  { title, description, files: [entry] }: ProjectRequest,
): SandboxForm {
  const file = entry && `?file=${encodeURIComponent(`src/${entry.path}`)}`;
  return {
    action: `${ADDRESS}${file ?? ''}`,
    fields: {
      'project[title]': title,
      'project[description]': description,
      // Runs Node in the reader's browser: it installs and starts what package.json says.
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(project).map(([path, text]) => [
          `project[files][${path}]`,
          text,
        ]),
      ),
    },
  };
}

/**
 * Opens a demo as a project at StackBlitz, in a new tab.
 *
 * @throws what {@link createProject} throws
 */
export function openStackBlitz(
  request: ProjectRequest,
  installed: InstalledPackages,
): void {
  submitForm(toStackBlitzForm(createProject(request, installed), request));
}
