import { useHistory, useLocation } from '@docusaurus/router';
import {
  DEFAULT_LAYOUT,
  LAYOUT_PREFIX,
  joinLayouts,
  useSetting,
  type ApiLayout,
  type ApiSectionKind,
} from '@site/plugins/settings/common';
import { useHydrated } from '@site/src/hooks/useHydrated';

/**
 * How members of a kind are laid out: as the address says (`?layout.props=list`), else as
 * the reader has chosen before, on whatever page. A choice goes to both, so that a link
 * shows others what the reader sees.
 *
 * @returns the layout and its setter, as `useState` does
 */
export function useLayout(
  kind: ApiSectionKind,
): [ApiLayout, (layout: ApiLayout) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [chosen, choose] = useSetting('apiLayouts');
  const layouts = joinLayouts(chosen, isHydrated ? search : '');
  const setLayout = (layout: ApiLayout) => {
    choose({ ...chosen, [kind]: layout });
    const parameters = new URLSearchParams(history.location.search);
    if (layout === DEFAULT_LAYOUT) {
      parameters.delete(LAYOUT_PREFIX + kind);
    } else {
      parameters.set(LAYOUT_PREFIX + kind, layout);
    }
    history.replace({ ...history.location, search: parameters.toString() });
  };
  return [layouts[kind] ?? DEFAULT_LAYOUT, setLayout];
}
