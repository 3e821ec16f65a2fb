import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectReady } from '../e2e/openPage';
import { renderIndex } from './renderIndex';
import {
  WINDOWS,
  type PictureOfPage,
  type PictureOfState,
  type Shot,
} from './types';
import { wakeDemos } from './wakeDemos';

/** Height of one picture of a page, in pixels: more would be shrunk in most viewers. */
const PART_HEIGHT = 2000;

/** A picture that could not be taken. */
export interface FailedShot {
  file: string;
  reason: string;
}

/** How pictures are taken, and where they go. */
export interface PictureOptions {
  /** Of the portal, without a trailing slash. */
  origin: string;
  /** The folder of the pictures. */
  folder: string;
  /** At most so many parts of a page. */
  parts: number;
}

function toAddress(origin: string, { language, subject }: Shot): string {
  return `${origin}${language === 'en' ? '' : `/${language}`}${subject.path}`;
}

/** The root's text size as a reader sets it in the browser, before the page's own styles count. */
async function enlargeText(page: Page, scale: number) {
  await page.addStyleTag({
    content: `html { font-size: ${scale * 100}% !important }`,
  });
}

async function savePart(page: Page, file: string, part: number, end: number) {
  const top = part * PART_HEIGHT;
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: {
      x: 0,
      y: top,
      width: page.viewportSize()!.width,
      height: Math.min(PART_HEIGHT, end - top),
    },
  });
}

/** Takes a page from its top on, in parts. */
async function takePage(page: Page, shot: Shot, options: PictureOptions) {
  await wakeDemos(page, options.parts * PART_HEIGHT);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const count = Math.min(options.parts, Math.ceil(height / PART_HEIGHT));
  for (let part = 0; part < count; part += 1) {
    const name = `${shot.file}${count === 1 ? '' : `-${part + 1}`}.png`;
    await savePart(page, path.join(options.folder, name), part, height);
  }
}

async function takeState(
  page: Page,
  { file, subject }: Shot,
  { folder }: PictureOptions,
) {
  const state: PictureOfState = subject;
  await state.drive?.(page);
  // Dialogs and menus come in softly.
  await page.waitForTimeout(500);
  await page.screenshot({
    path: path.join(folder, `${file}.png`),
    fullPage: state.media === 'print',
  });
}

async function takeShot(browser: Browser, shot: Shot, options: PictureOptions) {
  const { kind, width, mode, subject } = shot;
  const state: PictureOfState & PictureOfPage = subject;
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: WINDOWS[width] },
    colorScheme: mode,
    forcedColors: state.forcedColors ?? null,
    isMobile: isPhone,
    hasTouch: isPhone,
    // A style for large text is none of the page's own.
    bypassCSP: state.textScale !== undefined,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await state.prepare?.(page);
    await page.goto(toAddress(options.origin, shot));
    await expectReady(page, 30_000);
    if (state.textScale !== undefined) {
      await enlargeText(page, state.textScale);
    }
    if (state.media !== undefined) {
      await wakeDemos(page, Infinity);
      await page.emulateMedia({ media: state.media });
    }
    await (kind === 'page' ? takePage : takeState)(page, shot, options);
  } finally {
    await context.close();
  }
}

/**
 * Takes pictures, one after the other, and lists all that the folder has on a page.
 *
 * @returns those that could not be taken; the others are there
 */
export async function takePictures(
  browser: Browser,
  shots: readonly Shot[],
  options: PictureOptions,
): Promise<FailedShot[]> {
  fs.mkdirSync(options.folder, { recursive: true });
  const failed: FailedShot[] = [];
  for (const shot of shots) {
    try {
      await takeShot(browser, shot, options);
    } catch (error) {
      failed.push({ file: shot.file, reason: (error as Error).message });
    }
  }
  const files = fs
    .readdirSync(options.folder)
    .filter((name) => name.endsWith('.png'));
  fs.writeFileSync(path.join(options.folder, 'index.html'), renderIndex(files));
  return failed;
}
