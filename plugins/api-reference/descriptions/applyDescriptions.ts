import { getNearestNames } from '../../../src/utils/nearestNames';
import { mapOwners, type TextOwner } from '../translations/listTexts';
import type { ApiProduct, ProductId } from '../types';
import { DESCRIPTIONS_DIR } from './readDescriptions';
import type { Descriptions, Texts } from './types';

/** A text that the packages may have, and where it stands. */
interface Place {
  product: ProductId;
  page: string;
  key: string;
  /** What the packages say there; empty where they say nothing. */
  upstream: string;
}

/** One of the texts that hold for a place. */
interface Source {
  file: string;
  /** Where the text stands in the file. */
  path: string;
  text: string | undefined;
}

function listPlaces(product: ApiProduct): Place[] {
  const places: Place[] = [];
  mapOwners(product, (owner, place) => {
    places.push(toPlace(product.product, owner, place));
    return owner;
  });
  return places;
}

function toPlace(
  product: ProductId,
  { description }: TextOwner,
  { page, key }: { page: string; key: string },
): Place {
  return {
    product,
    page: page.slice(product.length + 1),
    key: key || 'description',
    upstream: description,
  };
}

/** The texts of ours that may stand at a place, the nearest first. */
function listSources(
  { product, page, key }: Pick<Place, 'product' | 'page' | 'key'>,
  { shared, products }: Descriptions,
): Source[] {
  const { members, pages } = products[product];
  const file = `${product}.json`;
  return [
    { file, path: `pages.${page}.${key}`, text: pages[page]?.[key] },
    { file, path: `members.${key}`, text: members[key] },
    { file: 'shared.json', path: `members.${key}`, text: shared[key] },
  ];
}

function findSource(place: Place, descriptions: Descriptions): Source | undefined {
  return listSources(place, descriptions).find(({ text }) => text !== undefined);
}

function formatNear(name: string, names: Iterable<string>): string {
  return `near are ${getNearestNames(name, names).join(', ')}`;
}

/** What is wrong with the texts of one page. */
function findPageFaults(
  page: string,
  texts: Texts,
  places: readonly Place[],
): string[] {
  const own = places.filter((place) => place.page === page);
  if (own.length === 0) {
    const near = formatNear(page, new Set(places.map((place) => place.page)));
    return [
      `pages.${page}: the reference has no such page (${near}): correct or remove it`,
    ];
  }
  return Object.keys(texts).flatMap((key) => {
    const place = own.find((candidate) => candidate.key === key);
    if (!place) {
      const near = formatNear(
        key,
        own.map((candidate) => candidate.key),
      );
      return [
        `pages.${page}.${key}: the page has no such member (${near}): correct or remove it`,
      ];
    }
    return place.upstream === ''
      ? []
      : [
          `pages.${page}.${key}: the package describes it now ("${place.upstream}"): remove it`,
        ];
  });
}

/** Texts of several members that none of them takes. */
function findUnused(
  members: Texts,
  file: string,
  used: ReadonlySet<string>,
): string[] {
  return Object.keys(members)
    .filter((key) => !used.has(`${file} members.${key}`))
    .map(
      (key) =>
        `members.${key}: no member takes it: there is none, or the package, the page or the product describes each: remove it`,
    );
}

/**
 * Checks that each text of ours stands where the packages say nothing.
 *
 * @throws one Error with all faults
 */
function assertNeeded(
  products: readonly ApiProduct[],
  descriptions: Descriptions,
): void {
  const places = products.flatMap(listPlaces);
  const used = new Set(
    places.flatMap((place) => {
      const source =
        place.upstream === '' ? findSource(place, descriptions) : undefined;
      return source ? [`${source.file} ${source.path}`] : [];
    }),
  );
  const faults = products
    .flatMap(({ product }) => {
      const file = `${product}.json`;
      const { members, pages } = descriptions.products[product];
      const own = places.filter((place) => place.product === product);
      return [
        ...findUnused(members, file, used),
        ...Object.entries(pages).flatMap(([page, texts]) =>
          findPageFaults(page, texts, own),
        ),
      ].map((fault) => `${file}: ${fault}`);
    })
    .concat(
      findUnused(descriptions.shared, 'shared.json', used).map(
        (fault) => `shared.json: ${fault}`,
      ),
    );
  if (faults.length > 0) {
    throw new Error(
      `Our descriptions of the API reference do not fit the packages:\n` +
        `${faults.map((fault) => `- ${DESCRIPTIONS_DIR}/${fault}`).join('\n')}\n` +
        'Then remove their translations, which "npm run api:translations" lists as orphaned.',
    );
  }
}

/**
 * The products with our descriptions where their packages have none: that of the page,
 * else that of the product, else that of all products.
 *
 * @param products all of them, because texts are shared among them
 * @throws one Error with all texts that stand where nothing needs them
 */
export function applyDescriptions(
  products: readonly ApiProduct[],
  descriptions: Descriptions,
): ApiProduct[] {
  assertNeeded(products, descriptions);
  return products.map((product) =>
    mapOwners(product, (owner, place) => {
      const described = toPlace(product.product, owner, place);
      const text = findSource(described, descriptions)?.text;
      return owner.description === '' && text !== undefined
        ? { ...owner, description: text }
        : owner;
    }),
  );
}
