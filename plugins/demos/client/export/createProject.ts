import type { InstalledPackages } from '../../readInstalledPackages';
import { findDependencies, getDevDependencies } from './findDependencies';
import {
  renderIndexHtml,
  renderManifest,
  renderReadme,
  renderTailwindCss,
  renderTsConfig,
  renderViteConfig,
} from './renderFrame';
import { renderMain } from './renderMain';
import type { Project, ProjectRequest } from './types';

/**
 * Makes a complete Vite project of a demo, with exact versions of all that it needs.
 *
 * @param installed the packages that the portal runs the demo with
 * @throws one Error with all imports of a package that is not installed, or of a file
 *   that is not part of the request
 */
export function createProject(
  request: ProjectRequest,
  installed: InstalledPackages,
): Project {
  const { files, variant, styling } = request;
  const dependencies = findDependencies(request, installed);
  const devDependencies = getDevDependencies(request, installed, dependencies);
  const isTs = variant === 'TS';
  return {
    'README.md': renderReadme(request),
    'index.html': renderIndexHtml(request),
    'package.json': renderManifest(request, dependencies, devDependencies),
    [isTs ? 'vite.config.ts' : 'vite.config.js']: renderViteConfig(request),
    ...(isTs && { 'tsconfig.json': renderTsConfig() }),
    [isTs ? 'src/main.tsx' : 'src/main.jsx']: renderMain(request),
    ...(styling === 'tailwind' && { 'src/index.css': renderTailwindCss() }),
    ...Object.fromEntries(
      files.map(({ path, code }) => [`src/${path}`, `${code.trimEnd()}\n`]),
    ),
  };
}
