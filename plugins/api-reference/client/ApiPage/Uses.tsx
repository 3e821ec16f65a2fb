import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import type { ApiPageData } from '../../pageData';
import type { UseLink } from '../../uses/listUses';
import styles from './styles.module.css';

/** Whether any page or demo is known that shows the name. */
export function hasUses({
  uses,
  upstream,
}: Pick<ApiPageData, 'uses' | 'upstream'>): boolean {
  return uses.pages.length + uses.demos.length + upstream.length > 0;
}

interface LinksProps {
  label: LabelKey;
  links: UseLink[];
  /** A sentence after the links. */
  more?: string | false;
}

function Links({ label, links, more }: LinksProps) {
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
        {more}
      </dd>
    </div>
  );
}

/** The pages and demos that show a name; the upstream ones while the portal has none. */
export default function Uses({
  uses,
  upstream,
}: Pick<ApiPageData, 'uses' | 'upstream'>) {
  const t = useTranslate();
  const { pages, demos, unlisted, isCounted } = uses;
  const hasOwn = pages.length + demos.length > 0;
  return (
    <dl className={styles.uses}>
      <Links
        label={isCounted ? 'api.usedPagesCounted' : 'api.usedPages'}
        links={pages}
        more={unlisted > 0 && t('api.usedMore', { count: unlisted })}
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
