import Switch from '@site/src/components/Switch/index';
import {
  useSetting,
  API_LAYOUTS,
  type ApiSectionKind,
} from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';

/** Chooses how the members of a kind are laid out, on every page that has them. */
export default function LayoutSwitch({ kind }: { kind: ApiSectionKind }) {
  const t = useTranslate();
  const [layouts, setLayouts] = useSetting('apiLayouts');
  return (
    <Switch
      label={t('apiToolbar.layout')}
      options={API_LAYOUTS.map((layout) => [layout, t(`apiToolbar.${layout}`)])}
      value={layouts[kind] ?? 'table'}
      onChange={(layout) => setLayouts({ ...layouts, [kind]: layout })}
    />
  );
}
