import type { AnalyticsService } from '@site/config/portal';

export type { AnalyticsService };

/**
 * The outside services that a portal may be configured with. All are absent by default,
 * and then nothing here costs a request.
 */
export interface PortalServices {
  /** Feed of third-party ads: a JSON file. */
  adFeedUrl?: string;
  /** Script of an ad network, which draws its ads itself. */
  adScriptUrl?: string;
  /** Counts visits and clicks, with the reader's consent. */
  analytics?: AnalyticsService;
  /** Takes the readers' answers to "was this page helpful". */
  feedbackUrl?: string;
}

/** Name of the meta element that carries the services. */
export const SERVICES_META = 'portal-services';

/** The attributes of the meta element that hands services to the page. */
export function toServicesMeta(services: PortalServices) {
  return { name: SERVICES_META, content: JSON.stringify(services) };
}

/** The services in the text of a meta element; none where there is no element, or no such text. */
export function parseServices(content: string | null | undefined): PortalServices {
  try {
    const data: unknown = JSON.parse(content ?? '{}');
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    return {};
  }
}
