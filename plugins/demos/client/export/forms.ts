import { compressToBase64 } from 'lz-string';
import type { Project, ProjectRequest } from './types';

/** A form that opens a project at a sandbox service. */
export interface SandboxForm {
  /** Address that the form is posted to. */
  action: string;
  fields: Record<string, string>;
}

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
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: compress(JSON.stringify({ files })),
      // Vite needs a machine: the service's in-browser bundler doesn't know it.
      environment: 'server',
      ...(entry && { query: `file=/src/${entry.path}` }),
    },
  };
}

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
    action: `https://stackblitz.com/run${file ?? ''}`,
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
 * Posts a form into a new tab. Call it soon after the reader's click: browsers let a
 * page open a tab only for some seconds afterwards.
 */
export function submitForm({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
