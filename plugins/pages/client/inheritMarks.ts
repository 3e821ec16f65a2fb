import type { Marks } from '@site/src/components/Badge';

/**
 * The marks of a page in its groups. A plan is that of the page or, where it names none, of
 * the nearest group; a status holds for all pages of a group. What is planned is not new,
 * however new the other pages of its group are.
 *
 * @param own the page's marks, from its front matter
 * @param groups those of the groups around it, the outermost first
 */
export function inheritMarks(own: Marks, groups: readonly Marks[]): Marks {
  const all = [...groups, own];
  const planned = all.some((marks) => marks.planned);
  return {
    plan: all.findLast((marks) => marks.plan !== undefined)?.plan,
    newFeature:
      own.newFeature ?? (!planned && all.some((marks) => marks.newFeature)),
    planned,
    unstable: all.some((marks) => marks.unstable),
  };
}
