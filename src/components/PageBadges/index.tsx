import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageFrontMatter } from '@site/plugins/pages/frontMatter';
import { Plan, Status, type StatusName } from '@site/src/components/Badge';

const STATUSES: StatusName[] = ['newFeature', 'planned', 'unstable'];

/** The plan and the status marks of the page at hand, from its front matter. */
export default function PageBadges() {
  const marks = useDoc().frontMatter as unknown as PageFrontMatter;
  return (
    <>
      {marks.plan && <Plan name={marks.plan} />}
      {STATUSES.filter((name) => marks[name]).map((name) => (
        <Status key={name} name={name} />
      ))}
    </>
  );
}
