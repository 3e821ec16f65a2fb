import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { Badges, type Marks } from '@site/src/components/Badge';
import { inheritMarks } from '../inheritMarks';

/** The plan and the status marks of the page at hand: its front matter’s, and those of its groups. */
export default function PageBadges() {
  const own = useDoc().frontMatter as Marks;
  const groups = (useSidebarBreadcrumbs() ?? []).filter(
    ({ type }) => type === 'category',
  );
  const marks = groups.map(({ customProps }) => (customProps ?? {}) as Marks);
  return <Badges marks={inheritMarks(own, marks)} />;
}
