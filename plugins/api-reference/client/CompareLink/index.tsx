import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { toCompareAddress, type CompareChoice } from '../../common/permalinks';
import { useTranslate } from '@site/src/hooks/useTranslate';

interface CompareLinkProps extends CompareChoice {
  /** The link's text; a sentence with the versions by default. */
  children?: ReactNode;
}

/** Leads to the comparison of two versions of a library or of one of its entries. */
export default function CompareLink({ children, ...choice }: CompareLinkProps) {
  const t = useTranslate();
  const { entry, from, to } = choice;
  const hasVersions = from !== undefined && to !== undefined;
  const text = hasVersions ? t('compare.link', { from, to }) : t('history.compare');
  return (
    <Link to={toCompareAddress(choice)}>
      {children ?? (entry === undefined ? text : `${entry}: ${text}`)}
    </Link>
  );
}
