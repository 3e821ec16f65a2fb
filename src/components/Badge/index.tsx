import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

const STATUSES = ['newFeature', 'planned', 'unstable'] as const;

type StatusName = (typeof STATUSES)[number];
type PlanName = 'pro' | 'premium';

/** A page's marks, as its front matter has them. */
export type Marks = Partial<Record<StatusName, boolean>> & { plan?: PlanName };

function Status({ name }: { name: StatusName }) {
  const t = useTranslate();
  return (
    <span
      className={clsx(styles.badge, styles[name])}
      title={t(`badge.${name}Title`)}
      data-status={name}
    >
      {t(`badge.${name}`)}
    </span>
  );
}

/**
 * The plan that a feature needs; a link to licensing unless it stands inside another
 * link. Social cards and the pages' Markdown find a plan by its attribute.
 */
export function Plan({ name, link = true }: { name: PlanName; link?: boolean }) {
  const t = useTranslate();
  const className = clsx(styles.badge, styles[name]);
  const title = t(name === 'pro' ? 'badge.proTitle' : 'badge.premiumTitle');
  return link ? (
    <Link
      className={className}
      to="/x/introduction/licensing"
      title={title}
      data-plan={name}
    >
      {t(`badge.${name}`)}
    </Link>
  ) : (
    <span className={className} title={title} data-plan={name}>
      {t(`badge.${name}`)}
    </span>
  );
}

/**
 * All badges of a page or of a group of pages.
 *
 * @param props.link whether the plan links to licensing; off inside another link
 */
export function Badges({ marks, link }: { marks: Marks; link?: boolean }) {
  return (
    <>
      {STATUSES.filter((name) => marks[name]).map((name) => (
        <Status key={name} name={name} />
      ))}
      {marks.plan && <Plan name={marks.plan} link={link} />}
    </>
  );
}
