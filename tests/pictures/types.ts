import type { Page } from '@playwright/test';

/** The languages that pictures are taken in; English stands at the root. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Widths of the window with its height, in pixels: phone, tablet, laptop, large screen. */
export const WINDOWS = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 } as const;
export type Width = keyof typeof WINDOWS;
export const WIDTHS = Object.keys(WINDOWS).map(Number) as Width[];

/** A page to look at from top to end. */
export interface PictureOfPage {
  name: string;
  /** Address in English. */
  path: string;
  /** Its languages, where it has not all. */
  languages?: readonly Language[];
}

/** A state that a reader brings a page into; the window is looked at. */
export interface PictureOfState {
  name: string;
  path: string;
  /** Where the portal offers it, in pixels of width. */
  isOffered?: (width: Width) => boolean;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Does what a reader does. */
  drive?: (page: Page) => Promise<void>;
  /** How much larger the reader has text. */
  textScale?: number;
  forcedColors?: 'active';
  media?: 'print';
}

/** One picture, or the parts of one. */
export interface Shot {
  kind: 'page' | 'state';
  /** Of the file, without ending: `filtering-en-light-1440`. */
  file: string;
  subject: PictureOfPage | PictureOfState;
  language: Language;
  mode: Mode;
  width: Width;
}
