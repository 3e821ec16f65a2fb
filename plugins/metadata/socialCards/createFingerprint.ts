import fs from 'node:fs';
import path from 'node:path';
import { hashInputs } from '../../../src/node/buildCache';
import { readPackageVersion } from '../../../src/node/installedPackages';

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
  'src/mui/brandPalette.ts',
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
  const own = fs
    .readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(__dirname, name));
  return hashInputs(
    PACKAGES.map((name) => [name, readPackageVersion(siteDir, name)]),
    [...own, ...SHARED.map((name) => path.join(siteDir, name))],
  );
}
