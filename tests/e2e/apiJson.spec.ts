import type { APIRequestContext } from '@playwright/test';
import Ajv from 'ajv/dist/2020';
import { expect, test } from './fixtures';

/** The reference as JSON, as another program gets it. */

const DOCUMENTS = [
  '/x/api/index.json',
  '/x/api/tree-view/index.json',
  '/x/api/tree-view/history.json',
  '/x/api/data-grid/data-grid.json',
  '/x/api/data-grid/events.json',
  '/x/api/charts/bar-chart.json',
  '/x/api/date-pickers/use-picker-context.json',
];

/** A schema's address is on the portal's own site, which the tests serve elsewhere. */
function toLocal(address: string): string {
  return new URL(address).pathname;
}

async function getJson(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  return (await response.json()) as Record<string, unknown> & { $schema: string };
}

for (const prefix of ['', '/zh']) {
  test(`the reference is published as valid JSON below ${prefix || '/'}`, async ({
    request,
  }) => {
    const ajv = new Ajv({ strict: true, strictRequired: false });
    for (const name of ['history', 'index', 'model', 'page', 'product']) {
      ajv.addSchema(
        await getJson(request, `${prefix}/x/api/schema/${name}.schema.json`),
      );
    }
    for (const route of DOCUMENTS) {
      const document = await getJson(request, prefix + route);
      expect(toLocal(document.$schema)).toContain(`${prefix}/x/api/schema/`);
      const validate = ajv.getSchema(document.$schema)!;
      void validate(document);
      expect(validate.errors ?? [], route).toEqual([]);
    }
  });
}

test('the JSON of a page is in the page’s language', async ({ request }) => {
  const [english, chinese] = await Promise.all(
    ['', '/zh'].map((prefix) =>
      getJson(request, `${prefix}/x/api/tree-view/tree-item.json`),
    ),
  );
  const getDescriptions = ({ entry }: Record<string, unknown>) =>
    JSON.stringify((entry as { props: { description: string }[] }).props);
  expect(getDescriptions(english!)).not.toMatch(/\p{Script=Han}/u);
  expect(getDescriptions(chinese!)).toMatch(/\p{Script=Han}/u);
});

for (const [route, json] of [
  ['/x/api/charts/bar-chart', '/x/api/charts/bar-chart.json'],
  ['/zh/x/api/data-grid/events', '/zh/x/api/data-grid/events.json'],
  ['/x/api/charts', '/x/api/charts/index.json'],
  ['/x/api', '/x/api/index.json'],
] as const) {
  test(`${route} says where its JSON is`, async ({ page, request }) => {
    await page.goto(route);
    const link = page.locator('link[rel="alternate"][type="application/json"]');
    await expect(link).toHaveAttribute('href', json);
    await getJson(request, json);
  });
}
