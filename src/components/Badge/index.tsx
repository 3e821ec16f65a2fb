import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** The marks of a page that are no plan. */
export type StatusName = 'newFeature' | 'planned' | 'unstable';
export type PlanName = 'pro' | 'premium';

/** A page's status, such as New. */
export function Status({ name }: { name: StatusName }) {
  const t = useTranslate();
  return (
    <span className={clsx(styles.badge, styles[name])}>{t(`badge.${name}`)}</span>
  );
}

/** The plan that a feature needs; a link to licensing unless it stands inside another link. */
export function Plan({ name, link = true }: { name: PlanName; link?: boolean }) {
  const t = useTranslate();
  const className = clsx(styles.badge, styles[name]);
  const title = t(name === 'pro' ? 'badge.proTitle' : 'badge.premiumTitle');
  return link ? (
    <Link className={className} to="/x/introduction/licensing" title={title}>
      {t(`badge.${name}`)}
    </Link>
  ) : (
    <span className={className} title={title}>
      {t(`badge.${name}`)}
    </span>
  );
}
