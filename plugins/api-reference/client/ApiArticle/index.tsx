import type { ReactNode } from 'react';
import { PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface ApiSection {
  /** The heading's anchor. */
  id: string;
  title: string;
}

interface ApiArticleProps {
  title: string;
  description: string;
  sections: ApiSection[];
  /** Stands in the title's line, after it. */
  badges?: ReactNode;
  children: ReactNode;
}

/** An API page's column and its contents list, laid out as a page of the docs. */
export default function ApiArticle({
  title,
  description,
  sections,
  badges,
  children,
}: ApiArticleProps) {
  const toc = sections.map(({ id, title: value }) => ({ id, value, level: 2 }));
  return (
    <>
      <PageMetadata title={title} description={description} />
      <div className="row">
        <div className={clsx('col', styles.column)}>
          <article>
            <DocBreadcrumbs />
            <TOCCollapsible
              toc={toc}
              className={clsx(ThemeClassNames.docs.docTocMobile, styles.mobileToc)}
            />
            <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
              <header className={styles.header}>
                <Heading as="h1">{title}</Heading>
                {badges}
              </header>
              <p className={styles.description}>{description}</p>
              {children}
            </div>
          </article>
        </div>
        <div className="col col--3">
          <TOC toc={toc} className={ThemeClassNames.docs.docTocDesktop} />
        </div>
      </div>
    </>
  );
}
