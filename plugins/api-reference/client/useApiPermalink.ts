import { usePluginData } from '@docusaurus/useGlobalData';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { findApiPermalink } from './findApiPermalink';
import type { ApiGlobalData } from '../types';
import { getProduct, parsePath } from '@site/src/utils/paths';

/** Gives the route of a component's reference, by the component's name, on a page of the docs. */
export function useApiPermalink(): (name: string) => string | undefined {
  const { names } = usePluginData('api-reference') as ApiGlobalData;
  const { locales } = useDocusaurusContext().i18n;
  const { permalink } = useDoc().metadata;
  const product = getProduct(parsePath(permalink, locales).canonical);
  return (name) => findApiPermalink(names, name, product);
}
