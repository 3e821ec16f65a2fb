import type { Element } from 'hast';
import type { BuiltPage } from '../../../src/node/types';

/** What a page is written in Markdown for. */
export interface MarkdownContext extends Pick<BuiltPage, 'route' | 'language'> {
  /** Origin of the portal, without a trailing slash: addresses become absolute. */
  siteUrl: string;
  /** Repository of the portal's sources, without a trailing slash. */
  repositoryUrl: string;
}

/** Brings a part of the portal's pages into the plain HTML that says the same, in place. */
export type Rewrite = (content: Element, context: MarkdownContext) => void;

/** The languages that a translation can be told to be in: as its English, or later. */
export type TranslationState = 'missing' | 'behind';

/** What a page says of itself, for the front matter of its Markdown and for lists of pages. */
export interface PageFacts {
  title: string;
  /** Absent where the page has none. */
  description?: string;
  /** Absolute address of the page. */
  url: string;
  /** Value of `<html lang>`. */
  language: string;
  /** The library that the page belongs to. */
  product?: string;
  /** The version of the packages that the page documents. */
  version: string;
  /** The plan that all of the page's subject needs. */
  plan?: 'pro' | 'premium';
  /** Marks of the page, such as `planned`. */
  status: string[];
  /** Where the text is English still, or translates an earlier English page. */
  translation?: TranslationState;
  /** Absolute address of the English page, where the translation isn't in step with it. */
  source?: string;
  /** On a page that no list names; search engines are asked to leave it out. */
  unlisted?: true;
}
