import path from 'node:path';
import { readPackageVersion } from '../../../src/node/installedPackages';
import { describeStaleSizes, readBundleSizes } from '../readBundleSizes';
import { toPageResources } from '../toPageResources';

const SITE = path.resolve(__dirname, '../../..');

function createSize(specifier: string) {
  return { specifier, bytes: 1000, source: `https://example.com/${specifier}` };
}

describe('the recorded sizes', () => {
  const sizes = readBundleSizes(SITE);

  it('belong to the installed packages', () => {
    const installed = readPackageVersion(SITE, '@mui/x-data-grid-premium');
    expect(describeStaleSizes(sizes, installed)).toBeUndefined();
  });

  it('are plausible, and lead to the source of that version', () => {
    for (const [name, size] of Object.entries(sizes.components)) {
      const { bytes, source, specifier } = size;
      const [, folder = ''] = /^@mui\/([^/]+)/.exec(specifier) ?? [];
      const version = readPackageVersion(SITE, `@mui/${folder}`);
      expect([name, bytes > 100 && bytes < 1_000_000]).toEqual([name, true]);
      expect(source).toContain(`/v${version}/packages/${folder}/src/`);
      expect(source).not.toContain('/esm/');
    }
  });

  it('grow from plan to plan', () => {
    const { DataGrid, DataGridPro, DataGridPremium } = sizes.components;
    const bytes = [DataGrid, DataGridPro, DataGridPremium].map(
      (size) => size!.bytes,
    );
    expect(bytes).toEqual([...bytes].sort((a, b) => a - b));
  });
});

describe('describeStaleSizes', () => {
  it('says what to run when other packages are installed', () => {
    expect(describeStaleSizes({ version: '8.29.3', components: {} }, '8.30.0')).toBe(
      'plugins/pages/bundleSizes.json was measured with version 8.29.3, but 8.30.0 is installed, so pages show no sizes. Run "npm run bundle:sizes" and review the difference.',
    );
  });
});

describe('toPageResources', () => {
  const sizes = {
    Toolbar: createSize('grid'),
    'charts/Toolbar': createSize('charts'),
    BarChart: createSize('bars'),
  };

  for (const [folder, names, specifiers] of [
    ['react-data-grid/components', ['Toolbar'], ['grid']],
    ['react-charts/toolbar', ['BarChart', 'Toolbar'], ['bars', 'charts']],
    ['react-charts/bars', ['GridColDef', 'BarChart'], ['bars']],
    ['introduction', [], []],
  ] as const) {
    it(`gives ${folder} the sizes of ${specifiers.join(' and ') || 'nothing'}`, () => {
      expect(
        toPageResources(names, folder, sizes).map(({ specifier }) => specifier),
      ).toEqual(specifiers);
    });
  }
});
