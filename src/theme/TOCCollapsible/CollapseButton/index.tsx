import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

/** Wrapped to say whether the list below it is open: the original shows it only. */
export default function TOCCollapseButton(props: Props) {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
