import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import BreakableName from '@site/src/components/BreakableName';

/** Wrapped to let the names of the reference break at their capitals: two share a line. */
export default function BreakablePaginatorNavLink(props: Props) {
  const { title } = props;
  return (
    <PaginatorNavLink
      {...props}
      title={typeof title === 'string' ? <BreakableName text={title} /> : title}
    />
  );
}
