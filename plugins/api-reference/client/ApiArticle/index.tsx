import type { ReactNode, Ref } from 'react';
import { PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import { ArticleData } from '@site/plugins/metadata/client';
import { PageActions } from '@site/plugins/markdown/client';
import ApiContents, { type ContentsEntry } from '../ApiContents';
import ApiPaginator from '../ApiPaginator';
import JsonLink from '../JsonLink';
import JsonItems from '../JsonLink/JsonItems';
import type { JsonSchema } from '../JsonLink/useJsonAddresses';
import { useTargetHeading } from '../useTargetHeading';
import styles from './styles.module.css';

interface ApiArticleProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** The document's title, where it says more than that of the article. */
  documentTitle?: string;
  /** For search engines; and below the title, on a page without a lead. */
  description: string;
  /** What the page says first. */
  lead?: ReactNode;
  /** Time of the last change in milliseconds, where it is known. */
  updated?: number;
  contents: ContentsEntry[];
  /** What the page is as JSON; absent where it isn't published so. */
  schema?: JsonSchema;
  /** Stands in the title's line, after it. */
  badges?: ReactNode;
  /** Stands below the text, apart from it. */
  end?: ReactNode;
  children: ReactNode;
}

/** A package's name: it breaks at none of its hyphens. */
const SPECIFIER = /(@[\w/-]+)/;

function Description({ text }: { text: string }) {
  return (
    <p className={styles.description}>
      {text.split(SPECIFIER).map((part, index) =>
        SPECIFIER.test(part) ? (
          <span key={index} className={styles.specifier}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** An API page's column and its contents list, laid out as a page of the docs. */
export default function ApiArticle({
  ref,
  title,
  documentTitle = title,
  description,
  lead = <Description text={description} />,
  updated,
  contents,
  schema,
  badges,
  end,
  children,
}: ApiArticleProps) {
  useTargetHeading();
  const toc = contents.map(({ id, title: value }) => ({ id, value, level: 2 }));
  return (
    <>
      <PageMetadata title={documentTitle} description={description} />
      {schema && <JsonLink schema={schema} />}
      <ArticleData headline={title} description={description} updated={updated} />
      <div className="row">
        {/* The theme's class for a page with contents: the text has its width before they come. */}
        <div className={clsx('col', contents.length > 0 && 'docItemCol')}>
          <article>
            <DocBreadcrumbs />
            <div
              ref={ref}
              className={clsx(
                ThemeClassNames.docs.docMarkdown,
                'markdown',
                styles.body,
              )}
            >
              <header className="page-header">
                <Heading as="h1">{title}</Heading>
                {badges}
                <PageActions>{schema && <JsonItems schema={schema} />}</PageActions>
              </header>
              <TOCCollapsible
                toc={toc}
                className={ThemeClassNames.docs.docTocMobile}
              />
              {lead}
              {children}
            </div>
            {end}
          </article>
          <ApiPaginator />
        </div>
        {contents.length > 0 && (
          <div className="col col--3">
            <ApiContents entries={contents} />
          </div>
        )}
      </div>
    </>
  );
}
