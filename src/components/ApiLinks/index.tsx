import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ApiGlobalData } from '@site/plugins/api-reference/types';

/** Links to the reference of the components that the page's front matter names. */
export default function ApiLinks() {
  const { permalinks } = usePluginData('api-reference') as ApiGlobalData;
  const { components = [] } = useDoc().frontMatter as { components?: string[] };
  return (
    <ul>
      {components.map((name) => (
        <li key={name}>
          <Link to={permalinks[name]}>
            <code>{`<${name} />`}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
