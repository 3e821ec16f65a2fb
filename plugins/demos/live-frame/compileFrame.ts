import type { Stats } from '@rspack/core';
import { createFrameConfig, type FrameConfigInput } from './createFrameConfig';

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
export async function compileFrame(input: FrameConfigInput): Promise<CompiledFrame> {
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
