import { usePluginData } from '@docusaurus/useGlobalData';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getProduct, parsePath } from '@site/src/utils/paths';
import type { ApiGlobalData } from '@site/plugins/api-reference/types';

/** Gives the route of a component's reference, by the component's name, on a page of the docs. */
export function useApiPermalink(): (name: string) => string | undefined {
  const { permalinks } = usePluginData('api-reference') as ApiGlobalData;
  const { locales } = useDocusaurusContext().i18n;
  const { permalink } = useDoc().metadata;
  const product = getProduct(parsePath(permalink, locales).canonical);
  // Where two products share a name, the key of the second one has its product.
  return (name) => permalinks[`${product}/${name}`] ?? permalinks[name];
}
