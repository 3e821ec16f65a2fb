import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import type { ApiPageData } from '../../pageData';
import { listUses, type UseLink } from './listUses';
import styles from './styles.module.css';

interface LinksProps {
  label: LabelKey;
  links: UseLink[];
}

function Links({ label, links }: LinksProps) {
  const t = useTranslate();
  return links.length === 0 ? null : (
    <div>
      <dt>{t(label)}</dt>
      <dd>
        {links.map(({ text, to }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </dd>
    </div>
  );
}

/** The pages and demos that show a name; the upstream ones while the portal has none. */
export default function Uses({
  uses,
  upstream,
}: Pick<ApiPageData, 'uses' | 'upstream'>) {
  const { pages, demos, isCounted } = listUses(uses);
  const hasOwn = pages.length + demos.length > 0;
  return (
    <dl className={styles.uses}>
      <Links
        label={isCounted ? 'api.usedPagesCounted' : 'api.usedPages'}
        links={pages}
      />
      <Links label="api.usedDemos" links={demos} />
      {!hasOwn && (
        <Links
          label="api.upstream"
          links={upstream.map(({ title, url }) => ({ text: title, to: url }))}
        />
      )}
    </dl>
  );
}
