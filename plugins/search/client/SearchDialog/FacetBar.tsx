import { useTranslate } from '@site/src/hooks/useTranslate';
import type { SearchResponse } from '../../engine/types';
import type { Product } from '@site/src/utils/paths';
import { PRODUCTS } from '@site/src/utils/products';
import { KINDS } from './kindNames';
import type { Facets } from './useSearch';
import styles from './facetBar.module.css';

interface FacetProps {
  label: string;
  count: number;
  pressed: boolean;
  onToggle: () => void;
}

function Facet({ label, count, pressed, onToggle }: FacetProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.facet}
      aria-pressed={pressed}
      aria-label={t('search.facet', { name: label, count })}
      data-empty={count === 0}
      onClick={onToggle}
    >
      {label} <span className={styles.count}>{count}</span>
    </button>
  );
}

interface FacetBarProps extends Pick<SearchResponse, 'kinds' | 'products'> {
  facets: Facets;
  /** Comes first, for the reader is in its pages. */
  currentProduct: Product | undefined;
  onNarrow: (facets: Facets) => void;
}

/** What the results can be narrowed to, with the number of results of each. */
export default function FacetBar(props: FacetBarProps) {
  const t = useTranslate();
  const { facets, kinds, products, currentProduct, onNarrow } = props;
  const ordered = PRODUCTS.toSorted(
    (a, b) => Number(b.id === currentProduct) - Number(a.id === currentProduct),
  );
  return (
    <div className={styles.facets}>
      <div role="group" aria-label={t('search.kinds')}>
        {KINDS.map((kind) => (
          <Facet
            key={kind}
            label={t(`search.${kind}`)}
            count={kinds[kind] ?? 0}
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
            count={products[id] ?? 0}
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
