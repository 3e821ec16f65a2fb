import clsx from 'clsx';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { SearchResponse } from '../../engine/types';
import type { Product } from '@site/src/utils/paths';
import { PRODUCTS } from '@site/src/utils/products';
import { KINDS } from './kindNames';
import type { Facets } from './useSearch';
import styles from './facetBar.module.css';

interface FacetProps {
  label: string;
  /** Whether it would leave nothing. */
  isEmpty: boolean;
  pressed: boolean;
  onToggle: () => void;
}

function Facet({ label, isEmpty, pressed, onToggle }: FacetProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.facet}
      aria-pressed={pressed}
      aria-label={isEmpty ? t('search.emptyFacet', { name: label }) : undefined}
      data-empty={isEmpty}
      onClick={onToggle}
    >
      {label}
    </button>
  );
}

interface FacetBarProps extends Pick<SearchResponse, 'kinds' | 'products'> {
  facets: Facets;
  /** Comes first, for the reader is in its pages. */
  currentProduct: Product | undefined;
  onNarrow: (facets: Facets) => void;
}

/** What the results can be narrowed to. */
export default function FacetBar(props: FacetBarProps) {
  const t = useTranslate();
  const { facets, kinds, products, currentProduct, onNarrow } = props;
  const ordered = PRODUCTS.toSorted(
    (a, b) => Number(b.id === currentProduct) - Number(a.id === currentProduct),
  );
  return (
    <div className={clsx(styles.facets, 'scroll-shadows-x')}>
      <div role="group" aria-label={t('search.kinds')}>
        {KINDS.map((kind) => (
          <Facet
            key={kind}
            label={t(`search.${kind}`)}
            isEmpty={!kinds.has(kind)}
            pressed={facets.kind === kind}
            onToggle={() =>
              onNarrow({ kind: facets.kind === kind ? undefined : kind })
            }
          />
        ))}
      </div>
      <div role="group" aria-label={t('search.products')}>
        {ordered.map(({ id, shortLabelKey }) => (
          <Facet
            key={id}
            label={t(shortLabelKey)}
            isEmpty={!products.has(id)}
            pressed={facets.product === id}
            onToggle={() =>
              onNarrow({ product: facets.product === id ? undefined : id })
            }
          />
        ))}
      </div>
    </div>
  );
}
