import Link from '@docusaurus/Link';
import { Plan } from '@site/src/components/Badge';
import type { ApiProductIndex } from '../types';

/** Links to a product's API pages, by name. */
export default function ApiPageList({ pages }: Pick<ApiProductIndex, 'pages'>) {
  return (
    <ul>
      {pages.map(({ name, permalink, plan }) => (
        <li key={name}>
          <Link to={permalink}>
            <code translate="no">{name}</code>
          </Link>{' '}
          {plan !== 'community' && <Plan name={plan} />}
        </li>
      ))}
    </ul>
  );
}
