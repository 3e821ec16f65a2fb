import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import CollapsedContents from '@theme-original/DocItem/TOC/Mobile';
import AdPlace from '@theme/AdPlace';
import {
  type PageFrontMatter,
  PageBadges,
  PlannedNote,
} from '@site/plugins/pages/client';
import {
  BehindTranslation,
  Untranslated,
  usePageTranslation,
} from '@site/plugins/translations/client';
import { DateLibraryChoice } from '@site/plugins/demos/client';
import IconFonts from '@site/src/components/IconFonts';
import { PageActions } from '@site/plugins/markdown/client';
import { PageFeedback } from '@site/plugins/feedback/client';
import { PageResources } from '@site/plugins/api-reference/client';
import { DEFAULT_LANGUAGE } from '@site/src/utils/paths';
import styles from './styles.module.css';

/**
 * Ejected: the title stands in its own header here, and a wrapper can't put the
 * page's badges and what can be done with the page beside it, the components' resources
 * and on phones the contents below it, and an ad and a question at the end: there the
 * reader has what they came for, and no ad stands in the way to it. The description is for
 * search engines and lists of pages: the text begins with an introduction of its own.
 * Titles always come from the front matter, and the text of an untranslated page says that
 * it is English.
 */
export default function DocItemContent({ children }: Props) {
  const { metadata, frontMatter, toc } = useDoc();
  const { iconFonts } = frontMatter as Partial<PageFrontMatter>;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const { isUntranslated, behind } = usePageTranslation();
  const translation = isUntranslated ? 'missing' : behind > 0 ? 'behind' : undefined;
  const lang = isUntranslated ? DEFAULT_LANGUAGE : undefined;
  return (
    <>
      <div
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        data-translation={translation}
      >
        <header className="page-header">
          <Heading as="h1" lang={lang}>
            {metadata.title}
          </Heading>
          <PageBadges />
          <PageActions />
        </header>
        <div className={styles.head}>
          <div className={styles.tools} data-page-tools="">
            <PageResources />
            <DateLibraryChoice />
          </div>
          {hasContents && <CollapsedContents />}
        </div>
        <PlannedNote />
        <Untranslated />
        <BehindTranslation />
        {isUntranslated ? (
          // The site's styles look at the children of this class.
          <div className="markdown" lang={lang}>
            <MDXContent>{children}</MDXContent>
          </div>
        ) : (
          <MDXContent>{children}</MDXContent>
        )}
      </div>
      <AdPlace page={metadata.permalink} />
      <PageFeedback />
      {iconFonts && <IconFonts />}
    </>
  );
}
