import { createTailwindTokens } from '@site/src/mui/tailwindTokens';
import type { Versions } from './findDependencies';
import { LAYER_ORDER } from './renderMain';
import type { ProjectRequest } from './types';

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
export function renderManifest(
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
export function renderIndexHtml({ title, variant }: ProjectRequest): string {
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
export function renderViteConfig({ styling }: ProjectRequest): string {
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
export function renderTsConfig(): string {
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
export function renderTailwindCss(): string {
  return `${LAYER_ORDER}

@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);

${createTailwindTokens()}`;
}

/** The text of `README.md`: which demo this is, and how to run it. */
export function renderReadme({ name, title, description }: ProjectRequest): string {
  return `# ${title}

The demo \`${name}\` of ${description}

\`\`\`sh
npm install
npm run dev
\`\`\`
`;
}
