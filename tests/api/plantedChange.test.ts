import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  extractRelease,
  type ReleaseModel,
} from '../../plugins/api-reference/extract/extractRelease';
import { loadProduct } from '../../plugins/api-reference/extract/loadPackages';
import { PRODUCT_PACKAGES } from '../../plugins/api-reference/extract/products';
import type { Change } from '../../plugins/api-reference/common/history/changes';
import { compareVersions } from '../../plugins/api-reference/common/history/compareVersions';
import { createHistory } from '../../plugins/api-reference/history/createHistory';
import { loadHistory } from '../../plugins/api-reference/history/loadHistory';
import { readInstalledVersions } from '../../plugins/api-reference/extract/findInstalledPackages';
import {
  toSnapshot,
  toSnapshots,
} from '../../plugins/api-reference/history/snapshot';
import type { ProductHistory } from '../../plugins/api-reference/common/history/types';
import { orderVersions } from '../../plugins/api-reference/common/history/version';
import { createJsonDocuments } from '../../plugins/api-reference/json/createJsonDocuments';
import { type PageJson } from '../../plugins/api-reference/json/types';
import { createPageContext } from '../../plugins/api-reference/render/createPageContext';
import { createPageData } from '../../plugins/api-reference/render/createPageData';
import type { InstalledHistory } from '../../plugins/api-reference/render/createPageHistory';
import type { ApiProduct, ProductId } from '../../plugins/api-reference/types';
import type { Registry } from '../../plugins/api-reference/releases/registry';
import {
  unpackRelease,
  type ReleaseSite,
} from '../../plugins/api-reference/releases/unpackRelease';
import { translate } from '../../src/node/dictionary';
import { readPackageVersion } from '../../src/node/installedPackages';

/** Changes that are planted in a copy of a package, up to where readers see them. */

const ROOT = path.join(__dirname, '../..');
const PRODUCT = 'tree-view';
const PLANTED = '8.30.0';

/** The packages of Tree View, and those that they bring along. */
const PACKAGES = ['tree-view', 'tree-view-pro', 'internals', 'license', 'telemetry'];

const installed = readInstalledVersions(ROOT)[PRODUCT];

/** A registry whose archives are the installed packages. */
const registry: Registry = {
  listVersions: () => Promise.reject(new Error('Nothing is looked up.')),
  getDependencies: () => Promise.reject(new Error('Nothing is looked up.')),
  pack: (packages, dir) =>
    Promise.resolve(
      new Map(
        [...packages.keys()].map((name) => {
          const archive = path.join(dir, `${path.basename(name)}.tgz`);
          const scope = path.join(ROOT, 'node_modules', path.dirname(name));
          execFileSync('tar', ['-czf', archive, '-C', scope, path.basename(name)]);
          return [name, archive];
        }),
      ),
    ),
};

/** Changes a text that a file of TreeItem has once. */
function plant(siteDir: string, name: string, from: string, to: string): void {
  const file = path.join(siteDir, 'node_modules/@mui/x-tree-view/TreeItem', name);
  const parts = readFileSync(file, 'utf8').split(from);
  expect({ name, from, count: parts.length - 1 }).toEqual({ name, from, count: 1 });
  writeFileSync(file, parts.join(to));
}

const SX_DOC =
  'The system prop that allows defining system overrides as well as additional CSS styles.';
const SLOTS_DOC = 'Overridable component slots.\n   * @default ';
const NEW_DOC =
  '/**\n   * Counts what is planted.\n   * @default 3\n   */\n  planted';

/** Types and prop types say the same, as they do in a release. */
function plantAll(siteDir: string): void {
  for (const name of [
    'TreeItem.types.d.mts',
    'TreeItem.types.d.ts',
    'TreeItem.mjs',
    'TreeItem.js',
  ]) {
    plant(
      siteDir,
      name,
      SX_DOC,
      `${SX_DOC}\n   * @deprecated Use \`planted\` instead.`,
    );
    plant(siteDir, name, `${SLOTS_DOC}{}`, `${SLOTS_DOC}{ label: Label }`);
  }
  for (const name of ['TreeItem.types.d.mts', 'TreeItem.types.d.ts']) {
    plant(
      siteDir,
      name,
      '  className?: string;',
      `  ${NEW_DOC}?: number;\n  className?: string;`,
    );
  }
  plant(
    siteDir,
    'TreeItem.mjs',
    '  className: PropTypes.string,',
    `  ${NEW_DOC}: PropTypes.number,\n  className: PropTypes.string,`,
  );
  plant(
    siteDir,
    'TreeItem.js',
    '  className: _propTypes.default.string,',
    `  ${NEW_DOC}: _propTypes.default.number,\n  className: _propTypes.default.string,`,
  );
}

let site: ReleaseSite | undefined;
let model: ReleaseModel;
let history: ProductHistory;

beforeAll(async () => {
  const closure = new Map(
    PACKAGES.map((name) => [
      `@mui/x-${name}`,
      readPackageVersion(ROOT, `@mui/x-${name}`),
    ]),
  );
  site = await unpackRelease(registry, closure, ROOT);
  plantAll(site.siteDir);
  model = extractRelease(
    PRODUCT,
    loadProduct(site.siteDir, PRODUCT_PACKAGES[PRODUCT]),
  );
  const record = loadHistory({ siteDir: ROOT }).find(
    ({ product }) => product === PRODUCT,
  )!;
  const past = toSnapshots(record).filter(
    ({ version }) => orderVersions(version, installed) <= 0,
  );
  history = createHistory(PRODUCT, [...past, toSnapshot(model, PLANTED)]);
});

afterAll(() => site?.remove());

function describeChange({ kind, entry, member, replacedBy }: Change): string {
  const name = `${entry.name} ${member?.kind} ${member?.name}: ${kind}`;
  return replacedBy === undefined ? name : `${name}, now ${replacedBy}`;
}

const CHANGES = [
  'TreeItem prop planted: added',
  'TreeItem prop sx: deprecated, now planted',
  'TreeItem prop slots: defaultChanged',
];

describe('changes planted in a copied package', () => {
  it('are all that the comparison tells of', () => {
    const changes = compareVersions(history, installed, PLANTED).flat();
    expect(changes.map(describeChange)).toEqual(CHANGES);
  });

  it('stand on the page', () => {
    const page = model.pages.find(({ name }) => name === 'TreeItem')!;
    const histories = {
      [PRODUCT]: { history, installed: PLANTED },
    } as unknown as Record<ProductId, InstalledHistory>;
    const createContext = createPageContext({
      locale: 'en',
      t: (key, values) => translate('en', key, values),
      toUrl: (route) => route,
      permalinks: {},
      sidebars: {},
      histories,
      snippets: new Map(),
      types: { [PRODUCT]: model.types } as Record<ProductId, ApiProduct['types']>,
    });
    const { sections, changes } = createPageData(
      page,
      undefined,
      createContext(page),
    );
    const props = sections.find(({ kind }) => kind === 'props')?.markup;
    expect(props).toContain('>planted</a> Since\u00a08.30</th>');
    expect(props).toContain('<strong>Deprecated since 8.30</strong>');
    expect(changes?.markup).toMatch(
      /^<h3>8\.30<\/h3><dl>.*#prop-planted.*#prop-sx.*#prop-slots.*<code>\{\}<\/code> → <code>\{ label: Label \}<\/code>/,
    );
  });

  it('stand in the JSON', () => {
    const documents = createJsonDocuments({
      products: [model],
      histories: [history],
      installed: { [PRODUCT]: PLANTED },
      origin: 'https://docs.example',
    });
    const { members, changes } = documents.get(
      '/x/api/tree-view/tree-item.json',
    ) as PageJson;
    const start = { from: PLANTED };
    expect(members['prop planted']).toEqual({ since: start });
    expect(members['prop sx']?.deprecatedSince).toEqual(start);
    expect(changes[0]?.from).toBe(PLANTED);
    expect(changes[0]?.changes.map(describeChange)).toEqual(CHANGES);
  });
});
