import type { PortalServices } from '@site/plugins/services/common';
import type { AdShape } from './sessionShape';

/** Where a third-party ad comes from: a feed that we draw, or a script that draws itself. */
export interface AdSource {
  kind: 'feed' | 'script';
  url: string;
}

/** What decides whether a third party may be asked for an ad. */
export interface AdCircumstances {
  services: Pick<PortalServices, 'adFeedUrl' | 'adScriptUrl'>;
  /** Whether the reader has agreed to outside services. */
  consented: boolean;
  /** Whether the reader's connection or wish is to load little. */
  reducedData: boolean;
  shape: AdShape;
}

/**
 * The third party to ask; undefined for none, and then an in-house ad is shown. Where a
 * feed and a script are both configured, the feed has the ads of text and the script those
 * with pictures.
 */
export function chooseSource({
  services: { adFeedUrl, adScriptUrl },
  consented,
  reducedData,
  shape,
}: AdCircumstances): AdSource | undefined {
  if (!consented || reducedData) {
    return undefined;
  }
  const feed = adFeedUrl && ({ kind: 'feed', url: adFeedUrl } as const);
  const script = adScriptUrl && ({ kind: 'script', url: adScriptUrl } as const);
  return (shape === 'inline' ? feed || script : script || feed) || undefined;
}
