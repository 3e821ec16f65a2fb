import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import type { ApiPageData } from '../../pageData';
import styles from './styles.module.css';

interface LinksProps {
  label: LabelKey;
  links: { text: string; to: string }[];
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
  const { pages, demos } = uses;
  const hasOwn = pages.length + demos.length > 0;
  return (
    <dl className={styles.uses}>
      <Links
        label="api.usedPages"
        links={pages.map(({ title, permalink }) => ({ text: title, to: permalink }))}
      />
      <Links
        label="api.usedDemos"
        links={demos.map(({ name, permalink }) => ({ text: name, to: permalink }))}
      />
      {!hasOwn && (
        <Links
          label="api.upstream"
          links={upstream.map(({ title, url }) => ({ text: title, to: url }))}
        />
      )}
    </dl>
  );
}
