import type { Page } from '@playwright/test';
import { loadPortalConfig } from '../../../config/portal';
import { services as policyServices } from '../../../plugins/services/services';
import {
  toServicesMeta,
  type PortalServices,
} from '../../../plugins/services/common/services';

const POLICY = 'content-security-policy';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** A policy that lets in what services need, as a build that is configured with them has it. */
function allowServices(policy: string, services: PortalServices): string {
  const portal = { ...loadPortalConfig({}), ...services };
  const sources = policyServices.map(({ getSources }) => getSources(portal) ?? {});
  return policy
    .split('; ')
    .map((part) => {
      const [directive] = part.split(' ', 1);
      const added = sources.flatMap(
        (each) => each[directive as keyof typeof each] ?? [],
      );
      return [...new Set([...part.split(' '), ...added])].join(' ');
    })
    .join('; ');
}

/**
 * Gives the pages of the build services as if it had been configured with them: each
 * document has the element that plugins/services writes, and the policy that
 * plugins/hosting would send.
 */
export async function configureServices(
  page: Page,
  services: PortalServices,
): Promise<void> {
  // A page whose document a test has answered counts as a public one to the browser.
  await page.context().grantPermissions(['local-network-access']);
  const { name, content } = toServicesMeta(services);
  const element = `<meta name="${name}" content="${escapeAttribute(content)}">`;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    const headers = response.headers();
    await route.fulfill({
      response,
      headers: {
        ...headers,
        [POLICY]: allowServices(headers[POLICY] ?? '', services),
      },
      body: html.replace('</head>', `${element}</head>`),
    });
  });
}
