import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { getProduct, parsePath } from '@site/src/utils/paths';
import type { ApiGlobalData } from '@site/plugins/api-reference/types';

/** Links to the reference of the components that the page's front matter names. */
export default function ApiLinks() {
  const { permalinks } = usePluginData('api-reference') as ApiGlobalData;
  const { frontMatter, metadata } = useDoc();
  const { components = [] } = frontMatter as { components?: string[] };
  const product = getProduct(parsePath(metadata.permalink).canonical);
  return (
    <ul>
      {components.map((name) => (
        <li key={name}>
          {/* Where two products share a name, the key of the second one has its product. */}
          <Link to={permalinks[`${product}/${name}`] ?? permalinks[name]}>
            <code>{`<${name} />`}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
