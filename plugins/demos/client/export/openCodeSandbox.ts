import { compressToBase64 } from 'lz-string';
import type { InstalledPackages } from '../../readInstalledPackages';
import { createProject } from './createProject';
import { submitForm } from './submitForm';
import type { Project, ProjectRequest, SandboxForm } from './types';

const ADDRESS = 'https://codesandbox.io/api/v1/sandboxes/define';

/** Port of Vite's development server. */
const PORT = 5173;

/** What the service runs in the project. */
const TASKS = {
  setupTasks: [{ name: 'Install packages', command: 'npm install' }],
  tasks: {
    dev: {
      name: 'Development server',
      command: 'npm run dev',
      runAtStart: true,
      preview: { port: PORT },
    },
  },
};

/** Compressed text in the alphabet that the service reads, which is safe in an address. */
function compress(text: string): string {
  return compressToBase64(text)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/**
 * The form that opens a project at CodeSandbox, with the demo's entry in its editor.
 *
 * @see https://codesandbox.io/docs/learn/sandboxes/cli-api
 */
export function toCodeSandboxForm(
  project: Project,
  { files: [entry] }: ProjectRequest,
): SandboxForm {
  const texts = {
    ...project,
    '.codesandbox/tasks.json': `${JSON.stringify(TASKS, null, 2)}\n`,
  };
  const files = Object.fromEntries(
    Object.entries(texts).map(([path, content]) => [path, { content }]),
  );
  return {
    action: ADDRESS,
    fields: {
      parameters: compress(JSON.stringify({ files })),
      // Vite needs a machine: the service's in-browser bundler doesn't know it.
      environment: 'server',
      ...(entry && { query: `file=/src/${entry.path}` }),
    },
  };
}

/**
 * Opens a demo as a project at CodeSandbox, in a new tab.
 *
 * @throws what {@link createProject} throws
 */
export function openCodeSandbox(
  request: ProjectRequest,
  installed: InstalledPackages,
): void {
  submitForm(toCodeSandboxForm(createProject(request, installed), request));
}
