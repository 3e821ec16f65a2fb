import { useRef } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import type { ApiIndexData } from '../../pageData';
import ApiArticle from '../ApiArticle';
import Changes from '../Changes';
import { KIND_LABELS } from '../../common/plans';
import Markup, { useMissingMarkup } from '../Markup';
import Toolbar, { type ToolbarOptions } from '../MemberSection/Toolbar';
import { useRowQuery } from '../MemberSection/useRowQuery';
import { PRODUCT_LABELS } from '@site/src/utils/products';
import { useArticleLinks } from '../useArticleLinks';
import { useRemovedAnchor } from '../useRemovedAnchor';
import styles from '../MemberSection/styles.module.css';

/** The index of one product's API pages. */
export default function ApiIndexPage({ index }: { index: ApiIndexData }) {
  const t = useTranslate();
  const { version } = usePortalFields();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const markupState = useMissingMarkup(root);
  const options: ToolbarOptions = {
    ...index,
    givenOrder: 'apiToolbar.byKind',
    kinds: index.kinds.map((kind) => [kind, KIND_LABELS[kind]]),
  };
  const rows = useRowQuery({ table, list: 'pages', options, markupState });
  useRemovedAnchor(markupState);
  useArticleLinks(root);
  const name = t(PRODUCT_LABELS[index.product]);
  const title = t('api.title', { name });
  return (
    <ApiArticle
      schema="product"
      ref={root}
      title={title}
      description={t('api.productIntro', { name, version })}
      updated={index.updated}
      contents={[]}
    >
      <section data-section="pages" aria-label={title} className={styles.container}>
        <Toolbar {...rows} section={title} options={options} />
        <Markup
          as="table"
          ref={table}
          name="pages"
          markup={index.markup}
          className={styles.members}
          label={title}
        />
      </section>
      <Changes changes={index.changes} choice={{ product: index.product }} />
    </ApiArticle>
  );
}
