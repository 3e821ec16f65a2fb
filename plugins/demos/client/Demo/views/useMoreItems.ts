import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import {
  useShareQuery,
  formatDemoHash,
  type DemoHash,
  parseLinkQuery,
} from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { toPlaygroundUrl } from '../../playgroundUrl';
import type { MenuEntry } from '../toolbar/ToolbarMenu';
import type { ViewProps } from '../types';

/**
 * The entries of a demo's menu: its source, links to it, and the demo alone.
 *
 * @param copyText copies a text and shows how that went
 */
export function useMoreItems(
  { demo, loaded }: ViewProps,
  copyText: (text: string) => Promise<void>,
): MenuEntry[] {
  const { styling } = loaded;
  const t = useTranslate();
  const { repositoryUrl } = usePortalFields();
  const settings = parseLinkQuery(useShareQuery()).link;
  const copyLink = (link: Omit<DemoHash, 'demo'>) => {
    const { origin, pathname } = window.location;
    const hash = formatDemoHash({
      demo: demo.name,
      ...link,
      ...(demo.stylings.length > 1 && { styling }),
    });
    void copyText(`${origin}${pathname}${hash}`);
  };
  return [
    {
      label: t('toolbar.source'),
      startsGroup: true,
      href: `${repositoryUrl}/blob/main/${loaded.sourcePath}`,
    },
    { label: t('toolbar.linkJs'), onSelect: () => copyLink({ variant: 'JS' }) },
    { label: t('toolbar.linkTs'), onSelect: () => copyLink({ variant: 'TS' }) },
    {
      label: t('demo.openAlone'),
      href: toPlaygroundUrl(demo.id, {
        ...(demo.stylings.length > 1 && { styling }),
        ...settings,
      }),
    },
  ];
}
