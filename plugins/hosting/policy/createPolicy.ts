import type { ServiceSources } from '../../services';

interface PolicyInput {
  /** Hashes of the scripts that stand in pages, as `sha256-…`. */
  hashes: readonly string[];
  /** What the configured services need. */
  services: readonly ServiceSources[];
  /** Where browsers report what they refuse. */
  reportUrl?: string;
}

/** The name that reports are sent by, in the policy and in `Reporting-Endpoints`. */
export const REPORT_GROUP = 'policy';

/** What the portal itself needs, on every page. */
function createOwnSources(hashes: readonly string[]): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`)],
    // The server's HTML has the components' styles in it, and the editor writes its own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
}

/**
 * The content security policy of the portal's pages, as the value of its header.
 * The order of its parts is always the same.
 */
export function createPolicy({ hashes, services, reportUrl }: PolicyInput): string {
  const policy = createOwnSources(hashes);
  for (const [directive, sources] of services.flatMap((service) =>
    Object.entries(service),
  )) {
    policy[directive] = [...new Set([...(policy[directive] ?? []), ...sources])];
  }
  const directives = Object.entries(policy).map(([directive, sources]) =>
    [directive, ...sources].join(' '),
  );
  const reports =
    reportUrl === undefined
      ? []
      : [`report-uri ${reportUrl}`, `report-to ${REPORT_GROUP}`];
  return [...directives, ...reports].join('; ');
}

/**
 * The policy of the live editor's frame, beside the one in its document: a page that
 * anybody opens by itself has no origin either, and nobody else shows it in a frame.
 * It holds in any mode.
 */
export const FRAME_POLICY =
  "sandbox allow-scripts allow-forms; frame-ancestors 'self'";
