import { getNearestNames } from '../../../src/utils/nearestNames';
import {
  toPermalink,
  type ApiComponent,
  type ApiProduct,
  type MainComponents,
} from '../../api-reference';

/** A page's links to members of the reference. */
export interface PageLinks {
  route: string;
  /** Such as `/x/api/data-grid/data-grid#prop-rows`. */
  links: readonly string[];
}

/** A documented prop with the pages that explain it. */
export interface PropCoverage {
  name: string;
  /** Routes; empty while no page links to the prop's entry. */
  pages: string[];
  deprecated?: true;
}

/** What the pages explain of a main component. */
export interface ComponentCoverage {
  name: string;
  product: string;
  explained: number;
  props: PropCoverage[];
}

const PROP_LINK = /(?:\]\(|href=")(\/x\/api\/[\w/-]+#prop-[\w.-]+)/g;

/** The links of a page's MDX to props of the reference, each once. */
export function findPropLinks(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PROP_LINK), ([, link]) => link!))];
}

function findComponent(
  name: string,
  components: ReadonlyMap<string, ApiComponent>,
): ApiComponent {
  const component = components.get(name);
  if (component === undefined) {
    const near = getNearestNames(name, components.keys()).join(', ');
    throw new Error(
      `plugins/api-reference/mainComponents.ts: the reference has no component ${name}; near are ${near}.`,
    );
  }
  return component;
}

/** Routes of the pages by the prop's entry that they link to. */
function groupByLink(pages: readonly PageLinks[]): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const { route, links } of pages) {
    for (const link of links) {
      routes.set(link, [...(routes.get(link) ?? []), route]);
    }
  }
  return routes;
}

/**
 * Finds which documented props of the main components the pages explain: those to whose
 * entry in the reference, or to that of a smaller variant, a page links.
 *
 * @throws an Error for a main component that the reference does not have
 */
export function measureProps(
  products: readonly ApiProduct[],
  main: readonly MainComponents[],
  pages: readonly PageLinks[],
): ComponentCoverage[] {
  const components = new Map(
    products
      .flatMap((product) => product.pages)
      .filter((page) => page.kind === 'component')
      .map((page) => [page.name, page]),
  );
  const routes = groupByLink(pages);
  return main
    .flatMap((group) => Object.entries(group.components))
    .map(([name, variants]) => {
      const component = findComponent(name, components);
      const entries = [
        component,
        ...variants.map((variant) => findComponent(variant, components)),
      ].map(toPermalink);
      const props = component.props.map((prop): PropCoverage => ({
        name: prop.name,
        pages: [
          ...new Set(
            entries.flatMap(
              (entry) => routes.get(`${entry}#prop-${prop.name}`) ?? [],
            ),
          ),
        ],
        ...(prop.deprecated !== undefined && { deprecated: true }),
      }));
      const explained = props.filter((prop) => prop.pages.length > 0).length;
      return { name, product: component.product, explained, props };
    });
}
