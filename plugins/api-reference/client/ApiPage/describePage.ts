import type { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiPageData } from '../../pageData';

const LABELS = {
  component: 'api.componentDescription',
  hook: 'api.hookDescription',
  interface: 'api.interfaceDescription',
  events: 'api.eventsIntro',
  selectors: 'api.selectorsIntro',
} as const;

/** One sentence on what the page tells. */
export function describePage(
  { kind, name, source }: ApiPageData,
  t: ReturnType<typeof useTranslate>,
): string {
  return t(LABELS[kind], {
    name,
    package: source?.package ?? '',
    version: source?.version ?? '',
  });
}
