/** As in the `browserslist` of package.json, which esbuild does not read. */
const BROWSERS = ['chrome117', 'edge121', 'firefox121', 'safari17'];

/**
 * The text of a script that is no part of the site's own bundle.
 *
 * @param entry absolute path of its module
 * @param values what stands in for the names of constants, such as `WORKER_CONFIG`
 */
export async function bundleScript(
  entry: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
  });
  return outputFiles[0]!.text;
}
