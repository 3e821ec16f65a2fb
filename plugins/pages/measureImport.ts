import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';

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

/** The outputs that a script loads at once, itself included: not what it imports on demand. */
function listStaticOutputs(
  outputs: Metafile['outputs'],
  entry: string,
): Set<string> {
  const found = new Set([entry]);
  for (const name of found) {
    (outputs[name]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .forEach(({ path: other }) => found.add(other));
  }
  return found;
}

/**
 * The size of one import: bundled with all that it needs but React and Material UI,
 * minified, gzipped at level 9. What it loads on demand, such as the export to Excel, is
 * not counted.
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
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteDir,
    stdin: {
      contents: `export { ${name} } from ${JSON.stringify(specifier)};`,
      resolveDir: siteDir,
    },
    external: SHARED.flatMap((shared) =>
      shared.endsWith('*') ? [shared] : [shared, `${shared}/*`],
    ),
    bundle: true,
    splitting: true,
    metafile: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: path.join(siteDir, 'unwritten'),
    logLevel: 'silent',
  });
  const entry = Object.keys(metafile.outputs).find(
    (file) => metafile.outputs[file]!.entryPoint === '<stdin>',
  )!;
  const scripts = [...listStaticOutputs(metafile.outputs, entry)].map((file) =>
    path.join(siteDir, file),
  );
  return outputFiles
    .filter((file) => scripts.includes(file.path))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
