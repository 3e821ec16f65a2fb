import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Badges, type Marks } from '@site/src/components/Badge';

/** The plan and the status marks of the page at hand, from its front matter. */
export default function PageBadges() {
  return <Badges marks={useDoc().frontMatter as Marks} />;
}
