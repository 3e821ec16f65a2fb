import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { ArticleData } from '@site/plugins/metadata/client';
import { usePageTranslation } from '@site/plugins/translations/client';
import { DEFAULT_LANGUAGE } from '@site/src/utils/paths';

/** Wrapped: a page of the docs also says what it is about. */
export default function DocItemMetadataWithArticle() {
  const { title, description, lastUpdatedAt } = useDoc().metadata;
  const { isUntranslated } = usePageTranslation();
  return (
    <>
      <DocItemMetadata />
      <ArticleData
        headline={title}
        description={description}
        language={isUntranslated ? DEFAULT_LANGUAGE : undefined}
        updated={lastUpdatedAt ?? undefined}
      />
    </>
  );
}
