import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import PageBadges from '@site/src/components/PageBadges';
import Untranslated from '@site/src/components/Untranslated';
import styles from './styles.module.css';

/**
 * Ejected: the title stands in its own header here, and a wrapper can't put the
 * page's badges beside it. Titles always come from the front matter.
 */
export default function DocItemContent({ children }: Props) {
  const { metadata } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header className={styles.header}>
        <Heading as="h1">{metadata.title}</Heading>
        <PageBadges />
      </header>
      <p className={styles.description}>{metadata.description}</p>
      <Untranslated />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
