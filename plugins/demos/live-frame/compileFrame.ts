import path from 'node:path';
import type {
  Configuration,
  OptimizationSplitChunksCacheGroup,
  Stats,
} from '@rspack/core';
import type * as Rspack from '@rspack/core';
import { FRAME_PATH } from '../common/frameAddress';
import { createChunkGroups } from '../createChunkGroups';

interface FrameInput {
  siteDir: string;
  /** Texts of the generated modules by file name; `index.js` is `@live-frame/modules`. */
  modules: Record<string, string>;
  outDir: string;
  licenseKey: string;
}

/** Where the generated modules stand for the bundler. */
const GENERATED_DIR = '.docusaurus/live-frame';

/** All chunks but the frame's own script and the icons, which stay in theirs, by letter. */
const LIBRARY_USERS = /^(?!icons-|frame$)/;

/** The portal's libraries as chunks, and no other splitting: each import is one more. */
function createGroups(): Record<string, OptimizationSplitChunksCacheGroup | false> {
  const groups = Object.entries(createChunkGroups()).map(([name, group]) => [
    name,
    { ...group, chunks: LIBRARY_USERS },
  ]);
  return { default: false, defaultVendors: false, ...Object.fromEntries(groups) };
}

const SWC_RULE = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

/**
 * The bundler's configuration of the frame: a small site of its own. In the portal's
 * own compilation the whole packages would end the tree shaking of every page's chunks.
 */
function createFrameConfig(
  { siteDir, modules, outDir, licenseKey }: FrameInput,
  { DefinePlugin, experiments }: Pick<typeof Rspack, 'DefinePlugin' | 'experiments'>,
): Configuration {
  // On no disk, and at the same place in every build, which the chunks' hashes rest on.
  const generatedDir = path.join(siteDir, GENERATED_DIR);
  return {
    name: 'live-frame',
    mode: 'production',
    context: siteDir,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { frame: path.join(__dirname, 'client/frame.tsx') },
    output: {
      path: outDir,
      publicPath: FRAME_PATH,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // The format of its parts, which are used by themselves too: else it came twice.
        sucrase$: require.resolve('sucrase'),
        '@site': siteDir,
        '@live-frame/modules': generatedDir,
      },
    },
    module: {
      rules: [
        SWC_RULE,
        // Packages import their neighbors' files without extensions.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.css$/, type: 'asset/source' },
        // A document without an origin may not fetch a font from the site.
        { test: /\.woff2$/, type: 'asset/inline' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      splitChunks: {
        cacheGroups: createGroups(),
      },
    },
    plugins: [
      new experiments.VirtualModulesPlugin(
        Object.fromEntries(
          Object.entries(modules).map(([name, text]) => [
            path.join(generatedDir, name),
            text,
          ]),
        ),
      ),
      new DefinePlugin({
        'process.env.MUI_X_LICENSE_KEY': JSON.stringify(licenseKey),
        'process.env.MUI_X_TELEMETRY_DISABLED': '"true"',
      }),
    ],
    performance: false,
  };
}

/** What the bundler made. */
export interface CompiledFrame {
  scripts: string[];
  bytes: number;
  /** Absolute paths of all files that were read. */
  read: string[];
}

function toCompiledFrame(stats: Stats): CompiledFrame {
  const { assets = [], entrypoints } = stats.toJson({
    all: false,
    assets: true,
    entrypoints: true,
  });
  return {
    scripts: (entrypoints?.frame?.assets ?? []).map(({ name }) => name),
    bytes: assets.reduce((sum, { size }) => sum + size, 0),
    read: [...stats.compilation.fileDependencies],
  };
}

/**
 * Bundles the frame into `outDir`.
 *
 * @throws one Error with all that the bundler refused
 */
export async function compileFrame(input: FrameInput): Promise<CompiledFrame> {
  // Only here: the bundler takes longer to load than a cached frame to find.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(createFrameConfig(input, rspack));
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) =>
        result ? resolve(result) : reject(error ?? new Error('No result.')),
      );
    });
    if (stats.hasErrors()) {
      throw new Error(
        `The live frame does not build:\n${stats.toString({ all: false, errors: true, colors: false })}`,
      );
    }
    return toCompiledFrame(stats);
  } finally {
    await new Promise<void>((resolve) => {
      compiler.close(() => resolve());
    });
  }
}
