import type { PageFacts } from '../finish/types';

/** A page of the portal that is there as Markdown. */
export interface MarkdownPage {
  /** Its canonical path, such as `/x/react-charts`. */
  canonical: string;
  facts: PageFacts;
  /** Absolute address of the Markdown. */
  url: string;
  /** The Markdown, without its front matter. */
  body: string;
}

/** A link of an `llms.txt`. */
export interface LlmsLink {
  title: string;
  url: string;
  /** One line on what is there. */
  description?: string;
}

/** A titled list of links. */
export interface LlmsSection {
  title: string;
  links: LlmsLink[];
}

/** What an `llms.txt` says, in the order of the format. */
export interface LlmsDocument {
  title: string;
  /** Absent where nothing is known of the subject. */
  summary?: string;
  notes: string[];
  sections: LlmsSection[];
}

/** Pages under a title, in the order of the navigation. */
export interface OutlineSection {
  /** Absent for the pages before the first title. */
  title?: string;
  /** Canonical paths. */
  routes: string[];
}

/** A sidebar: one for each library, and others. */
export interface OutlinePart {
  /** The key of the sidebar, such as `dataGrid`. */
  name: string;
  sections: OutlineSection[];
}

/** What the files of one language are made of. */
export interface LlmsSource {
  language: string;
  /** Absolute address of the language's `/x`. */
  baseUrl: string;
  version: string;
  pages: readonly MarkdownPage[];
  outline: readonly OutlinePart[];
  /** Where the portal's list is in the other languages, by the language's name. */
  translations: readonly { language: string; url: string }[];
}
