import type { Root } from 'mdast';

/** What a file says to its readers. */
export interface Prose {
  /** Path from the site's folder; leads the messages. */
  file: string;
  /** The whole file: positions in `root` are its own. */
  source: string;
  /**
   * The texts alone, in paragraphs. Inline code stays where it stands, because the words
   * around it are a sentence with it; all other code is left out.
   */
  root: Root;
  /** Whether the texts are data, in which capitalized words are names of people and things. */
  isData?: boolean;
}

/** A fault in a text, with the way to mend it. */
export interface ProseFault {
  file: string;
  /** From the beginning of the file. */
  offset: number;
  check: 'spelling' | 'grammar' | 'wording' | 'dictionary';
  /** What is wrong, and what to write instead; two sentences. */
  message: string;
}
