import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';

const PAGE = '/production-error';

for (const { prefix, outcome, missing, unknown } of [
  {
    prefix: '',
    outcome: 'The error',
    missing: 'argument 2',
    unknown: 'The packages of this portal have no error 999.',
  },
  {
    prefix: '/zh',
    outcome: '错误信息',
    missing: '参数 2',
    unknown: '本站所用的软件包没有错误 999。',
  },
]) {
  test.describe(`the error decoder in ${prefix || '/'}`, () => {
    for (const [name, query, expected] of [
      [
        'fills the arguments in, as text',
        '?code=11&args[]=%20(%3Cb%3Eteal%3C/b%3E)&args[]=500',
        'The color (<b>teal</b>) provided to augmentColor(color) is invalid.',
      ],
      ['marks a missing argument', '?code=11&args[]=%20(teal)', missing],
      [
        'lists an argument too many',
        '?code=7&args[]=%3Cimg%20src=x%20onerror=alert(1)%3E',
        '<img src=x onerror=alert(1)>',
      ],
      ['says that it does not know a code', '?code=999', unknown],
      ['shows what is no code', '?code=%E0%A4%A', '\uFFFD%A'],
    ] as const) {
      test(name, async ({ page }) => {
        await page.goto(`${prefix}${PAGE}${query}`);
        const region = page.getByRole('region', { name: outcome });
        await expect(region).toContainText(expected);
        expect(await region.locator('img, b').count()).toBe(0);
        expect(await checkAccessibility(page)).toEqual([]);
      });
    }

    test('has every message without script', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await page.goto(`${prefix}${PAGE}?code=7`);
      await expect(
        page.getByText('`capitalize(string)` expects a string argument.'),
      ).toBeVisible();
      await context.close();
    });
  });
}

test('decodes what is entered, and goes back', async ({ page }) => {
  await page.goto(PAGE);
  const field = page.getByRole('textbox', { name: /number of the error/i });
  const region = page.getByRole('region', { name: 'The error' });
  await field.fill(
    'Error: Minified MUI error #9; visit https://mui.com/production-error/?code=9&args[]=teal for the full message.',
  );
  await page.getByRole('button', { name: 'Decode' }).click();
  await expect(region).toContainText('Unsupported `teal` color.');
  await field.fill('2');
  await field.press('Enter');
  await expect(region).toContainText('`value` prop must be an array');
  await page.goBack();
  await expect(region).toContainText('Unsupported `teal` color.');
});

for (const width of [320, 1280]) {
  test(`keeps a huge argument in its place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(PAGE);
    await page
      .getByRole('textbox', { name: /number of the error/i })
      .fill(`?code=11&args[]=${'x'.repeat(100_000)}&${'args[]=y&'.repeat(30)}`);
    await page.getByRole('button', { name: 'Decode' }).click();
    const region = page.getByRole('region', { name: 'The error' });
    await expect(region).toContainText('the first 1,000 characters are shown');
    await expect(region).toContainText('11 more arguments are left out');
    expect((await region.boundingBox())!.height).toBeLessThan(1500);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(width);
  });
}
