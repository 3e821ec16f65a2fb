import Ajv from 'ajv/dist/2020';
import { loadModels, SITE_DIR } from '../../__tests__/loadModels';
import { PRODUCT_IDS } from '../../extract/products';
import { loadHistory } from '../../history/loadHistory';
import { toMemberKey } from '../../history/snapshot';
import { listMembers, type Member } from '../../members';
import { readInstalledVersions } from '../../extract/findInstalledPackages';
import {
  createJsonDocuments,
  type JsonDocuments,
  createSchemas,
} from '../createJsonDocuments';
import { API_JSON_VERSION, type PageJson, type ProductJson } from '../types';
import { applyTranslations } from '../../translations/applyTranslations';
import type { ApiProduct } from '../../types';

const ORIGIN = 'https://docs.example';

const toSchemaUrl = (name: string) => `${ORIGIN}/x/api/schema/${name}.schema.json`;

let models: ApiProduct[];
let documents: JsonDocuments;
const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false });

function createDocuments(products: readonly ApiProduct[]): JsonDocuments {
  return createJsonDocuments({
    products,
    histories: loadHistory({ siteDir: SITE_DIR }),
    installed: readInstalledVersions(SITE_DIR),
    origin: `${ORIGIN}/`,
  });
}

beforeAll(async () => {
  models = await loadModels();
  documents = createDocuments(models);
  for (const [, schema] of createSchemas(toSchemaUrl)) {
    ajv.addSchema(schema);
  }
});

/** What is wrong with a document by the schema that it names. */
function listFaults(document: object): string[] {
  // As a program gets it: without what JSON does not have.
  const parsed = JSON.parse(JSON.stringify(document)) as { $schema: string };
  const validate = ajv.getSchema(parsed.$schema);
  if (!validate) {
    return [`there is no schema ${parsed.$schema}`];
  }
  void validate(parsed);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
}

/** What is wrong with documents, each by its schema. */
function listAllFaults(all: JsonDocuments): string[] {
  return [...all]
    .filter(([route]) => !route.includes('/schema/'))
    .flatMap(([route, document]) =>
      listFaults(document).map((fault) => `${route}: ${fault}`),
    );
}

function getPage(route: string): PageJson {
  return documents.get(route) as PageJson;
}

describe('the documents of the portal', () => {
  it('are valid by the schemas that they name', () => {
    expect(listAllFaults(documents)).toEqual([]);
  });

  it('are valid where texts have stayed English in another language', () => {
    const products = models.map((product) =>
      applyTranslations(product, { shared: {}, pages: {} }),
    );
    expect(JSON.stringify(products)).toContain('"untranslated":true');
    expect(listAllFaults(createDocuments(products))).toEqual([]);
  });

  it('date only members that they have', () => {
    const pages = [...documents.values()].filter(
      (document): document is PageJson => 'entry' in document,
    );
    const strays = pages.flatMap(({ url, entry, members }) => {
      const own = new Set(listMembers(entry).map(toMemberKey));
      return Object.keys(members)
        .map((key) => /^(\w+) (.+)$/.exec(key)!)
        .filter(([, kind, name]) => !own.has(toMemberKey({ kind, name } as Member)))
        .map(([key]) => `${url} ${key}`);
    });
    expect(pages.length).toBeGreaterThan(400);
    expect(strays).toEqual([]);
  });

  it('have a page for each address in the lists', () => {
    const addresses = PRODUCT_IDS.flatMap((product) => {
      const list = documents.get(`/x/api/${product}/index.json`) as ProductJson;
      return list.entries.map(({ json }) => json.replace(ORIGIN, ''));
    });
    expect(addresses.length).toBeGreaterThan(400);
    expect(addresses.filter((route) => !documents.has(route))).toEqual([]);
  });

  it.each([
    ['/x/api/data-grid/data-grid.json', 'component'],
    ['/x/api/data-grid/grid-col-def.json', 'interface'],
    ['/x/api/data-grid/use-grid-api-ref.json', 'hook'],
    ['/x/api/data-grid/events.json', 'events'],
    ['/x/api/data-grid/selectors.json', 'selectors'],
  ])('%s documents a %s', (route, kind) => {
    expect(getPage(route).entry.kind).toBe(kind);
    expect(getPage(route).url).toBe(ORIGIN + route.replace('.json', ''));
  });
});

describe('a document', () => {
  it.each<[string, string, (page: PageJson) => void]>([
    [
      'an unknown kind of page',
      '/entry',
      (page) => (page.entry.kind = 'x' as 'hook'),
    ],
    [
      'another version of the format',
      '/formatVersion',
      (page) => (page.formatVersion = (API_JSON_VERSION + 1) as 2),
    ],
    ['a key that it does not have', '', (page) => Object.assign(page, { rot: 1 })],
    [
      'a member without dates',
      '/members/prop rot',
      (page) => (page.members['prop rot'] = {}),
    ],
    ['a version that is none', '/version', (page) => (page.version = 'next')],
  ])('with %s is refused', (_, place, plant) => {
    const page = structuredClone(getPage('/x/api/tree-view/tree-item.json'));
    plant(page);
    expect(listFaults(page)).toContainEqual(
      expect.stringMatching(new RegExp(`^${place} `)),
    );
  });
});
