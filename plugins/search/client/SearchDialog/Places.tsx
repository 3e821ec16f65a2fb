import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import type { Product } from '@site/src/utils/paths';
import { PRODUCTS } from '@site/src/utils/products';
import styles from './start.module.css';

interface Place {
  route: string;
  labelKey: LabelKey;
}

const INSTALLATION: Place = {
  route: '/x/introduction/installation',
  labelKey: 'footer.installation',
};

const QUICKSTART: LabelKey = 'landing.quickstart';

/** The overviews, that of the reader's product first with its quickstart, and the reference. */
function listPlaces(product: Product | undefined): Place[] {
  const overviews = PRODUCTS.toSorted(
    (a, b) => Number(b.id === product) - Number(a.id === product),
  );
  const reference = product === undefined ? '/x/api' : `/x/api/${product}`;
  const [first, ...others] = overviews;
  return [
    first!,
    ...(product === undefined
      ? []
      : [{ route: `${first!.route}/quickstart`, labelKey: QUICKSTART }]),
    ...others,
    { route: reference, labelKey: 'api.indexTitle' },
    INSTALLATION,
  ];
}

interface PlacesProps {
  currentProduct: Product | undefined;
  /** Closes the search, for one of them is opened. */
  onClose: () => void;
}

/** Where one can go without a search. */
export default function Places({ currentProduct, onClose }: PlacesProps) {
  const t = useTranslate();
  return (
    <ul className={styles.places}>
      {listPlaces(currentProduct).map(({ route, labelKey }) => (
        <li key={route}>
          <Link to={route} data-stop onClick={onClose}>
            {t(labelKey)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
