import { loadPortalConfig } from '../../../../config/portal';
import { services } from '../../../services/services';
import { createPolicy } from '../createPolicy';

const createFor = (env: Record<string, string> = {}) => {
  const portal = loadPortalConfig(env);
  return createPolicy({
    hashes: ['sha256-abc='],
    services: services.flatMap(({ getSources }) => getSources(portal) ?? []),
    reportUrl: portal.policy.reportUrl,
  });
};

it('lets the portal alone run, where no service is configured', () => {
  expect(createFor().split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "frame-src 'self'",
      "form-action 'self' https://stackblitz.com https://codesandbox.io",
      "frame-ancestors 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ]
  `);
});

it.each([
  [
    'PORTAL_FEEDBACK_URL',
    'https://api.example.org/answers?a=1',
    "connect-src 'self' https://api.example.org",
  ],
  [
    'PORTAL_FONTS_URL',
    'https://fonts.example.org/css',
    "style-src 'self' 'unsafe-inline' https://fonts.example.org",
  ],
  [
    'PORTAL_ICON_FONTS_URL',
    'https://fonts.example.org/icons.css',
    "style-src 'self' 'unsafe-inline' https://fonts.example.org",
  ],
  [
    'PORTAL_EXTRA_FONTS_URL',
    'https://fonts.example.org/extra.css',
    "font-src 'self' data: https:",
  ],
  [
    'PORTAL_CSP_REPORT_URL',
    'https://reports.example.org/csp',
    'report-uri https://reports.example.org/csp',
  ],
])('%s adds what it needs', (name, value, directive) => {
  expect(createFor({ [name]: value }).split('; ')).toContain(directive);
});
