import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useApiPermalink } from '../useApiPermalink';

/** Links to the reference of the components and hooks that the page's front matter names. */
export default function ApiLinks() {
  const { components = [] } = useDoc().frontMatter as { components?: string[] };
  const getPermalink = useApiPermalink();
  return (
    <ul>
      {components.map((name) => (
        <li key={name}>
          <Link to={getPermalink(name)}>
            <code>{/^use[A-Z]/.test(name) ? `${name}()` : `<${name} />`}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
