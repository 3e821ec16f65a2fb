import type { Frame, Page } from '@playwright/test';
import { readDemoFiles } from '../../plugins/demos';
import type { PageMessage } from '../../plugins/demos/live-frame/client/messages';
import { readElements } from '../../plugins/demos/live-frame/client/readElements';
import {
  toParts,
  type Part,
} from '../../plugins/demos/live-frame/client/trace/parts';
import { expect, test } from './fixtures';
import { listDemos } from './listDemos';
import { OPENERS, TRACED_DEMOS } from './tracedDemos';

/** The share of its JSX elements by which each library's demos have to be traced. */
const GOAL = 0.9;

const SETTINGS = {
  mode: 'light',
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
  language: 'en',
} as const;

const demos = listDemos();

/** What the live frame runs of a demo, and the elements of its own code. */
function readProgram(id: string) {
  const demo = demos.find((candidate) => candidate.id === id);
  if (demo === undefined) {
    throw new Error(
      `There is no demo ${id}. Mend the list in tests/e2e/tracedDemos.ts.`,
    );
  }
  const { own, shared } = readDemoFiles(demo.sources.system, process.cwd());
  const toFile = ({ name, code }: (typeof own)[number]) => ({ name, code });
  return {
    program: {
      files: [...own, ...shared].map(toFile),
      entry: own[0]!.name,
      styling: 'system' as const,
    },
    parts: own
      .map(toFile)
      .filter(({ name }) => name.endsWith('.tsx'))
      .flatMap((file) => toParts(file, readElements(file))),
  };
}

/** Opens the live frame alone, below a page that says nothing to it. */
async function openFrame(page: Page): Promise<Frame> {
  await page.route('**/trace', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Trace</title><script>
        addEventListener('message', ({ data }) => { if (data.type === 'ready') isReady = true; });
        </script><iframe
        src="/live/index.html" sandbox="allow-scripts allow-forms" title="Live demo"
        style="width: 900px; height: 1800px; border: 0"></iframe>`,
    }),
  );
  await page.goto('/trace');
  await page.waitForFunction(() => 'isReady' in window);
  return page.frames()[1]!;
}

/** Says something to the frame, as its page would. */
function say(frame: Frame, message: PageMessage) {
  return frame.evaluate((data) => {
    window.dispatchEvent(
      new MessageEvent('message', { source: window.parent, data }),
    );
  }, message);
}

/** The parts that leave no mark when the caret is at their starts. */
function findUnmarked(frame: Frame, parts: Part[]): Promise<Part[]> {
  return frame.evaluate(
    (all) =>
      all.filter(({ file, from }) => {
        const data = { type: 'trace', on: true, place: { file, ...from } };
        window.dispatchEvent(
          new MessageEvent('message', { source: window.parent, data }),
        );
        return document.querySelector('[data-trace] > *') === null;
      }),
    parts,
  );
}

for (const [library, names] of Object.entries(TRACED_DEMOS)) {
  test(`traces the elements of ten demos: ${library}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 940, height: 1900 });
    const rows: string[] = [];
    let all = 0;
    let marked = 0;
    for (const name of names) {
      const { program, parts } = readProgram(`${library}/${name}`);
      const frame = await openFrame(page);
      await say(frame, { type: 'run', program, settings: SETTINGS });
      await expect(frame.locator('.demo > *').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Charts and grids measure their place first.
      await page.waitForTimeout(1000);
      await OPENERS[`${library}/${name}`]?.(frame);
      await page.waitForTimeout(1000);
      let unmarked = parts;
      // On a busy machine the frame answers later.
      await expect
        .poll(async () => {
          unmarked = await findUnmarked(frame, parts);
          return unmarked.length;
        })
        .toBeLessThan(parts.length);
      all += parts.length;
      marked += parts.length - unmarked.length;
      const list = unmarked.map((part) => `${part.name}:${part.from.line}`);
      rows.push(
        `${name} ${parts.length - unmarked.length}/${parts.length} ${list.join(' ')}`,
      );
    }
    console.log(`${library}: ${marked} of ${all} elements traced`);
    expect(marked / all, rows.join('\n')).toBeGreaterThanOrEqual(GOAL);
  });
}
