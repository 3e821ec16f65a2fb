import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Packages that decide how a card looks. */
const PACKAGES = [
  'satori',
  '@resvg/resvg-js',
  '@fontsource/inter',
  '@fontsource/noto-sans-sc',
];

/** Files beyond this folder that the drawing reads. */
const SHARED = [
  'config/siteTitle.ts',
  'src/mui/siteColors.ts',
  'plugins/metadata/common/socialCardPath.ts',
  'src/utils/textWidth.ts',
];

/**
 * What tells one way of drawing from another: the drawing's code and the versions of
 * its packages. A card that was drawn with the same is as good as new.
 *
 * @param siteDir the folder of the portal's sources
 */
export function createFingerprint(siteDir: string): string {
  const hash = createHash('sha256');
  const own = fs
    .readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(__dirname, name));
  for (const file of [...own, ...SHARED.map((name) => path.join(siteDir, name))]) {
    hash.update(fs.readFileSync(file));
  }
  for (const name of PACKAGES) {
    const manifest = path.join(siteDir, 'node_modules', name, 'package.json');
    hash.update(`${name}@${JSON.parse(fs.readFileSync(manifest, 'utf8')).version}`);
  }
  return hash.digest('hex');
}
