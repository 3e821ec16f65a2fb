import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What an application that uses the libraries has anyway: React, and Material UI with its styling. */
const SHARED = [
  'react',
  'react-dom',
  '@emotion/*',
  '@mui/material',
  '@mui/private-theming',
  '@mui/styled-engine',
  '@mui/system',
  '@mui/types',
  '@mui/utils',
];

/**
 * The size of one import: bundled with all that it needs but React and Material UI,
 * minified, gzipped at level 9.
 *
 * @param name the exported name
 * @param specifier where it is imported from, such as `@mui/x-charts/BarChart`
 * @param siteDir folder whose `node_modules` has the package
 * @returns bytes
 * @throws esbuild's error for an import that does not resolve
 */
export async function measureImport(
  name: string,
  specifier: string,
  siteDir: string,
): Promise<number> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from ${JSON.stringify(specifier)};`,
      resolveDir: siteDir,
    },
    external: SHARED.flatMap((shared) =>
      shared.endsWith('*') ? [shared] : [shared, `${shared}/*`],
    ),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: path.join(siteDir, 'unwritten'),
    logLevel: 'silent',
  });
  const script = outputFiles.find((file) => file.path.endsWith('.js'));
  return gzipSync(script?.contents ?? '', { level: 9 }).length;
}
