import fs from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import type { ChunkRecord } from './chunkRecord';

/**
 * Who a module belongs to: its package, or the folder of the portal's own code.
 *
 * @param file absolute, as the bundler names it
 * @returns such as `@mui/x-charts`, `plugins/demos`, or `generated` for what Docusaurus
 *   writes
 */
export function nameOwner(file: string, siteDir: string): string {
  const [, inner] = /.*[\\/]node_modules[\\/](.+)/.exec(file) ?? [];
  if (inner !== undefined) {
    const parts = inner.split(/[\\/]/);
    return parts.slice(0, inner.startsWith('@') ? 2 : 1).join('/');
  }
  if (!file.startsWith(siteDir)) {
    return 'generated';
  }
  const folders = file.slice(siteDir.length).split(/[\\/]/).filter(Boolean);
  return folders[0] === '.docusaurus' ? 'generated' : folders.slice(0, 2).join('/');
}

interface Options {
  siteDir: string;
  /** Where the record goes. */
  file: string;
}

/** The modules themselves, where the bundler has joined some to one. */
function listModules(module: Module): readonly Module[] {
  return (module as { modules?: Module[] }).modules ?? [module];
}

/**
 * Writes down what each script of a build is made of, so that a budget that is exceeded
 * can name the package or folder which grew.
 */
export class ChunkRecorder {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('page-weight', (compilation) => {
      const { file } = this.options;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(this.record(compilation)));
    });
  }

  private record(compilation: Compilation): ChunkRecord {
    const record: ChunkRecord = {};
    for (const chunk of compilation.chunks) {
      const script = [...chunk.files].find((file) => file.endsWith('.js'));
      if (script !== undefined) {
        record[script] = this.weighOwners(compilation, chunk);
      }
    }
    return record;
  }

  private weighOwners({ chunkGraph }: Compilation, chunk: Chunk) {
    const bytes: Record<string, number> = {};
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const part of listModules(module)) {
        const owner = nameOwner(part.nameForCondition() ?? '', this.options.siteDir);
        bytes[owner] = (bytes[owner] ?? 0) + part.size();
      }
    }
    return bytes;
  }
}
