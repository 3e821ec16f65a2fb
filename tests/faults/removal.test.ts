import fs from 'node:fs';
import path from 'node:path';
import { findImports } from '../../src/utils/findImports';
import { createPlantedSite, ROOT } from './plantedSite';

/**
 * Features that can be taken out: their folder and their line in `plugins/features.ts`, and
 * nothing else of the code. The rest has to build without them.
 */

const LIST = 'plugins/features.ts';
const REMOVABLE = ['ads', 'analytics', 'offline', 'error-codes'];

function listSources(dir: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, dir), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(dir, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'));
}

/** Modules of the code that import something of a feature from outside of it. */
function findImporters(feature: string): string[] {
  const folder = path.join('plugins', feature) + path.sep;
  return ['benchmarks', 'config', 'plugins', 'scripts', 'src']
    .flatMap(listSources)
    .concat('docusaurus.config.ts', 'sidebars.ts')
    .filter((file) => !file.startsWith(folder))
    .filter((file) =>
      findImports(fs.readFileSync(path.join(ROOT, file), 'utf8')).some(
        (specifier) => {
          const target = specifier.startsWith('@site/')
            ? specifier.slice('@site/'.length)
            : path.join(path.dirname(file), specifier);
          return `${path.normalize(target)}${path.sep}`.startsWith(folder);
        },
      ),
    );
}

it.each(REMOVABLE)('nothing imports the feature %s', (feature) => {
  expect(findImporters(feature)).toEqual([]);
});

it('finds who imports a feature', () => {
  expect(findImporters('demos')).toContain(
    'plugins/markdown/finish/rewrites/rewriteDemos.ts',
  );
});

it('the portal builds without them', () => {
  const site = createPlantedSite();
  try {
    site.allowBrokenLinks();
    site.writePage('introduction', 'Some text.');
    for (const feature of REMOVABLE) {
      fs.rmSync(path.join(site.siteDir, 'plugins', feature), { recursive: true });
    }
    const lines = site.read(LIST).split('\n');
    const kept = lines.filter(
      (line) => !REMOVABLE.some((feature) => line.includes(`('${feature}')`)),
    );
    expect(kept).toHaveLength(lines.length - REMOVABLE.length);
    site.write(LIST, kept.join('\n'));
    const { status, output } = site.build();
    expect(output).toContain('Generated static files');
    expect(status).toBe(0);
    expect(site.read('build/x/introduction.html')).not.toContain('data-ad=');
  } finally {
    site.remove();
  }
});
