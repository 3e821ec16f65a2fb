import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import type { ApiPageData } from '../../pageData';
import styles from './styles.module.css';
import type { ApiUses } from '../../uses/createUses';

/** Whether any page or demo is known that shows the name. */
export function hasUses({
  uses,
  upstream,
}: Pick<ApiPageData, 'uses' | 'upstream'>): boolean {
  return uses.pages.length + uses.demos.length + upstream.length > 0;
}

/** A link of the section "Used in". */
interface UseLink {
  text: string;
  to: string;
}

/** The links of the section "Used in". */
interface ListedUses {
  pages: UseLink[];
  demos: UseLink[];
  /** Whether pages have the number of their demos behind them. */
  isCounted: boolean;
}

/** More names of demos than this are a wall, not a list. */
export const MAX_LISTED_DEMOS = 24;

/**
 * Lists where a name is used: pages, and demos by name while they are few. Of many, only
 * the pages that have some are listed, with their number; those of a page that isn't
 * among the uses keep their names.
 */
export function listUses({ pages, demos }: ApiUses): ListedUses {
  const isCounted = demos.length > MAX_LISTED_DEMOS;
  const getPage = (permalink: string) => permalink.split('#')[0]!;
  const counts = new Map<string, number>();
  for (const { permalink } of demos) {
    const page = getPage(permalink);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const listed = new Set(pages.map(({ permalink }) => permalink));
  return {
    pages: pages
      .filter(({ permalink }) => !isCounted || counts.has(permalink))
      .map(({ title, permalink }) => ({
        text: isCounted ? `${title} (${counts.get(permalink)})` : title,
        to: permalink,
      })),
    demos: demos
      .filter(({ permalink }) => !isCounted || !listed.has(getPage(permalink)))
      .map(({ name, permalink }) => ({ text: name, to: permalink })),
    isCounted,
  };
}

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
