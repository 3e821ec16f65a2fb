import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** What a page of the reference is as JSON: an entry, a product, or all products. */
export type JsonSchema = 'page' | 'product' | 'index';

/** The addresses of the page as JSON, which a list of pages has below it, and of its schema. */
export function useJsonAddresses(name: JsonSchema): {
  json: string;
  schema: string;
} {
  const route = useLocation().pathname.replace(/\/$/, '');
  return {
    json: `${route}${name === 'page' ? '' : '/index'}.json`,
    schema: useBaseUrl(`/x/api/schema/${name}.schema.json`),
  };
}
