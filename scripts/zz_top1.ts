import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { localizePath } from '../src/utils/paths';
import { createPortalServer } from './lib/createPortalServer';
import { findBrowser } from './lib/findBrowser';
import { sortQuestions } from './lib/search/answerQuestions';
import { askEngine, bundleEngine, openEngine } from './lib/search/openEngine';
import { getRank } from './lib/search/rateAnswers';
async function main() {
  const { active } = sortQuestions('build');
  const server = createPortalServer('build');
  await new Promise<void>((r) => server.listen(0, '127.0.0.1', r));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await findBrowser());
  const script = await bundleEngine();
  for (const lang of ['en', 'zh'] as const) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(origin + localizePath('/x/introduction/licensing', lang), { waitUntil: 'networkidle' });
    await openEngine(page, script, lang);
    let a = 0, b = 0, n = 0;
    for (const q of active.filter((x) => x.language === lang)) {
      const { results } = await askEngine(page, { text: q.ask });
      const rank = getRank(results, q.places);
      n++; if (rank === 1) a++; if (rank && rank <= 3) b++;
      if (rank !== 1) console.log(`${rank ?? '-'}${q.isHeldOut ? 'H' : ' '} ${q.ask} | ${results.slice(0, 3).join('  ')} | wants ${q.places.join(' ')}`);
    }
    console.log(lang, n, 'top1', ((a / n) * 100).toFixed(1), 'top3', ((b / n) * 100).toFixed(1));
  }
  await browser.close(); server.close();
}
void main();
