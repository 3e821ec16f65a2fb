import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** A page of the docs, which has room for an ad. */
export const PAGE = '/x/introduction/installation';

/** Heights that SPEC gives to the space, by the width of the window, in pixels. */
export const HEIGHTS = [
  { width: 320, height: 142 },
  { width: 390, height: 142 },
  { width: 600, height: 126 },
  { width: 1280, height: 126 },
];

/** Text of an ad in a feed, without its addresses. */
export const AD_TEXT = {
  company: 'Quill & Sons',
  description: 'Fountain pens <b>for</b> &amp; by developers',
};

/** Lets chance always draw the same number, and the visit's ads have pictures. */
export async function fixChance(page: Page, draw: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, draw);
  await fixShape(page, 'image');
}

/** Stores the shape of the visit's ads. */
export async function fixShape(page: Page, shape: 'image' | 'inline') {
  await page.addInitScript(
    (value) => sessionStorage.setItem('adShape', value),
    shape,
  );
}

/** Lets the reader have answered about outside services before. */
export async function giveConsent(page: Page, consent = 'granted') {
  await page.addInitScript(
    (value) => localStorage.setItem('consent', value),
    consent,
  );
}

export interface Layout {
  /** Height of the ad's space, in pixels. */
  height: number;
  /** Distance of what follows from the top of the page, in pixels. */
  followedAt: number;
}

/** Where the ad's space is, and what comes after it. */
export async function readLayout(page: Page): Promise<Layout> {
  return page.locator('[data-ad]').evaluate((space) => ({
    height: space.getBoundingClientRect().height,
    followedAt:
      (space.nextElementSibling ?? space.parentElement!.nextElementSibling!)
        // Without what the reader has scrolled.
        .getBoundingClientRect().top + window.scrollY,
  }));
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
}

/** Opens a page, lets it come to rest, and begins to add up its layout shifts. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** The layout shifts since the page came to rest, as the browser scores them. */
export async function readShifts(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
  );
}

/** Scrolls to the ad's space without a jump that the browser would not count as the reader's. */
export async function scrollToAd(page: Page): Promise<void> {
  await page.locator('[data-ad]').scrollIntoViewIfNeeded();
}

/** Waits until the ad block is in a state. */
export async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.locator('[data-ad]')).toHaveAttribute('data-ad', state, {
    timeout: 20_000,
  });
}
