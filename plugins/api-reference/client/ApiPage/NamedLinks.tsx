import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import type { NamedLink } from '../../pageData';

/** Names, as links where they lead somewhere. */
export default function NamedLinks({ links }: { links: NamedLink[] }) {
  return links.map(({ name, href }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {href === undefined ? (
        <code>{name}</code>
      ) : (
        <Link to={href}>
          <code>{name}</code>
        </Link>
      )}
    </Fragment>
  ));
}
