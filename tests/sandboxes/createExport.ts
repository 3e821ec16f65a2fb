import fs from 'node:fs';
import path from 'node:path';
import { deriveJavaScript } from '../../plugins/demos/createDemoFile';
import { readDemoFiles } from '../../plugins/demos/readDemoFiles';
import { readInstalledPackages } from '../../plugins/demos/readInstalledPackages';
import type { DemoEntry } from '../../plugins/demos/types';
import { createProject } from '../../plugins/demos/client/export/createProject';
import type {
  Project,
  ProjectFile,
  ProjectRequest,
} from '../../plugins/demos/client/export/types';
import type {
  CodeStyling,
  CodeVariant,
} from '../../plugins/settings/common/definitions';
import { findImports } from '../../src/utils/findImports';

/** One of the projects that a demo can be exported as. */
export interface ExportChoice {
  styling: CodeStyling;
  variant: CodeVariant;
}

/** The texts of a demo as a reader sees them in a variant, its entry first. */
async function loadFiles(
  entryPath: string,
  siteDir: string,
  variant: CodeVariant,
): Promise<ProjectFile[]> {
  const { own, shared } = readDemoFiles(entryPath, siteDir);
  const files = await Promise.all(
    [...own, ...shared].map((file) =>
      variant === 'JS' ? deriveJavaScript(file) : file,
    ),
  );
  return files.map(({ name, code }) => ({ path: name, code }));
}

/** The request that a reader's click on a demo of these files makes. */
export function toRequest(
  id: string,
  choice: ExportChoice,
  files: ProjectFile[],
): ProjectRequest {
  const name = path.posix.basename(id);
  return {
    ...choice,
    name,
    title: name,
    description: `https://portal.example/x/${path.posix.dirname(id)}#${name}`,
    files,
  };
}

/** Makes a project of a request, with the versions that the site has installed. */
export function createExportOf(request: ProjectRequest, siteDir: string): Project {
  const sources = request.files.filter((file) => !file.path.endsWith('.css'));
  const specifiers = sources.flatMap((file) => findImports(file.code));
  return createProject(request, readInstalledPackages(siteDir, specifiers));
}

/**
 * Makes the project that a reader gets of a demo.
 *
 * @throws an Error when the demo has no such styling, and what reading it throws
 */
export async function createExport(
  { id, sources }: DemoEntry,
  choice: ExportChoice,
  siteDir: string,
): Promise<Project> {
  const entryPath = sources[choice.styling];
  if (entryPath === undefined) {
    throw new Error(
      `The demo "${id}" has no styling "${choice.styling}". It has: ${Object.keys(sources).join(', ')}.`,
    );
  }
  const files = await loadFiles(entryPath, siteDir, choice.variant);
  return createExportOf(toRequest(id, choice, files), siteDir);
}

/** Writes a project's files into a folder. */
export function writeProject(project: Project, folder: string): void {
  for (const [name, text] of Object.entries(project)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
