import { createTailwindTokens } from '@site/src/mui/tailwindTokens';
import type { InstalledPackages } from '../../readInstalledPackages';
import {
  findDependencies,
  getDevDependencies,
  type Versions,
} from './findDependencies';
import { LAYER_ORDER, renderMain } from './renderMain';
import type { Project, ProjectRequest } from './types';

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** `RowCards` as the name of a package: `row-cards`. */
function toPackageName(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/** The text of `package.json`. */
function renderManifest(
  { name, variant }: ProjectRequest,
  dependencies: Versions,
  devDependencies: Versions,
): string {
  return toJson({
    name: toPackageName(name),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      build: variant === 'TS' ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies,
    devDependencies,
  });
}

/** The text of `index.html`. */
function renderIndexHtml({ title, variant }: ProjectRequest): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${variant === 'TS' ? 'tsx' : 'jsx'}"></script>
  </body>
</html>
`;
}

/** The text of `vite.config.ts` or `vite.config.js`. */
function renderViteConfig({ styling }: ProjectRequest): string {
  const isTailwind = styling === 'tailwind';
  return `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}
export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],
  // CodeSandbox shows the development server under a host of its own.
  server: { allowedHosts: ['.csb.app'] },
});
`;
}

/** The text of `tsconfig.json`. */
function renderTsConfig(): string {
  return toJson({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      isolatedModules: true,
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      noFallthroughCasesInSwitch: true,
      forceConsistentCasingInFileNames: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src'],
  });
}

/**
 * The text of `src/index.css` of a project styled with Tailwind. Its reset is left out,
 * as on the portal: CssBaseline is the one reset.
 */
function renderTailwindCss(): string {
  return `${LAYER_ORDER}

@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);

${createTailwindTokens()}`;
}

/** The text of `README.md`: which demo this is, and how to run it. */
function renderReadme({ name, title, description }: ProjectRequest): string {
  return `# ${title}

The demo \`${name}\` of ${description}

\`\`\`sh
npm install
npm run dev
\`\`\`
`;
}

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
