import { openDemo } from './demoPage';
import { expect, test } from './fixtures';

const TAGS = [
  'table',
  'td',
  'th',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'button',
  'p',
  'h1',
  'h2',
  'h3',
  'code',
  'pre',
];

const PROPERTIES = [
  'margin-block-start',
  'margin-block-end',
  'padding-block-start',
  'padding-inline-start',
  'border-block-end-width',
  'background-color',
  'list-style-type',
  'text-decoration-line',
  'font-weight',
  'display',
];

/** Compares plain elements inside a demo with the same ones in an empty document. */
test('the site’s styles do not reach into a demo', async ({ page }) => {
  await openDemo(page, '/x/react-tree-view/simple-tree-view/items', 'GardenBeds');
  const leaks = await page.evaluate(
    ([tags, properties]) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const plain = frame.contentDocument!;
      // A size that is set turns off the browser's own smaller size for monospaced text.
      plain.body.style.fontSize = '1rem';
      const demo = document.querySelector('.demo')!;
      const read = (tag: string, parent: Element) => {
        const element = parent.ownerDocument.createElement(tag);
        if (tag === 'a') {
          element.setAttribute('href', '#');
        }
        parent.append(element);
        const style = parent.ownerDocument.defaultView!.getComputedStyle(element);
        const values = properties!.map((property) =>
          style.getPropertyValue(property),
        );
        element.remove();
        return values;
      };
      return tags!.flatMap((tag) => {
        const inside = read(tag, demo);
        const expected = read(tag, plain.body);
        return properties!.flatMap((property, index) =>
          inside[index] === expected[index]
            ? []
            : [`${tag} ${property}: ${inside[index]} instead of ${expected[index]}`],
        );
      });
    },
    [TAGS, PROPERTIES],
  );
  expect(leaks).toEqual([]);
});

test('a demo’s Tailwind classes do not reach the site', async ({ page }) => {
  await page.goto(
    '/x/react-tree-view/simple-tree-view/items#tailwind-LibraryLabels',
  );
  await expect(page.locator('[data-live="tailwind"]')).toBeVisible();
  const displays = await page.evaluate(() => {
    const read = (parent: Element) => {
      const element = document.createElement('div');
      element.className = 'flex';
      parent.append(element);
      const { display } = getComputedStyle(element);
      element.remove();
      return display;
    };
    return {
      demo: read(document.querySelector('[data-live="tailwind"] .demo')!),
      article: read(document.querySelector('article')!),
      otherDemo: read(document.querySelector('#GardenBeds .demo')!),
      popup: read(document.body.appendChild(document.createElement('aside'))),
    };
  });
  expect(displays).toEqual({
    demo: 'flex',
    article: 'block',
    otherDemo: 'block',
    popup: 'flex',
  });
});
