/** A page tells the worker what it shows: the worker has not seen all of its requests. */
export interface KeepMessage {
  type: 'keep';
  /** Address of the page. */
  page: string;
  /** Addresses of what the page has loaded, of this portal or not. */
  files: string[];
}

/** The worker tells a page that the server no longer has one of its files. */
export interface VanishedMessage {
  type: 'vanished';
  /** Address of the file. */
  file: string;
}

/** What the worker is built with. */
export interface WorkerConfig {
  /** Another one for each deployment whose shell differs. */
  build: string;
  /** The shell: an address of a file, and its revision unless its name has one. */
  shell: { url: string; revision: string | null }[];
  /** The languages of the portal, that of its root first. */
  languages: string[];
}
