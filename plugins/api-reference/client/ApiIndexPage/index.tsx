import { useTranslate } from '@site/src/hooks/useTranslate';
import { usePortalFields } from '@site/src/hooks/usePortalFields';
import type { ApiProductIndex } from '../../types';
import ApiArticle from '../ApiArticle';
import ApiPageList from '../ApiPageList';
import { PRODUCT_LABELS } from '../productLabels';

/** The index of one product's API pages. */
export default function ApiIndexPage({ index }: { index: ApiProductIndex }) {
  const t = useTranslate();
  const { version } = usePortalFields();
  const intro = t('api.indexIntro', { version });
  return (
    <ApiArticle
      title={t('api.title', { name: t(PRODUCT_LABELS[index.product]) })}
      description={intro}
      sections={[]}
    >
      <ApiPageList pages={index.pages} />
    </ApiArticle>
  );
}
