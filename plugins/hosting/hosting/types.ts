/** A header of answers. */
export interface Header {
  name: string;
  /** Absent where it is sent over https only. */
  value?: string;
  /** What it is over https, where that differs. */
  secureValue?: string;
}

/** Addresses that are answered alike. */
export interface Area {
  /** What comments call it. */
  name: string;
  /** Addresses, with at most one `*` for any text; none stands for all other addresses. */
  patterns: string[];
  headers: Header[];
}

/** Headers that come on top of an area's; no area sets one of the same name. */
export interface Addition {
  /** An address, with at most one `*` for any text. */
  pattern: string;
  headers: Header[];
}

/** An address that is answered with another one. */
export interface RedirectRule {
  /** An address; `/*` at its end stands for anything below it. */
  from: string;
  /** Where it leads; `:splat` stands for what the `*` was. */
  to: string;
}

/** The page for addresses in a folder that has no such file. */
export interface NotFoundPage {
  /** What the addresses begin with. */
  prefix: string;
  /** Address of the page's file. */
  file: string;
}

/**
 * How a build is to be served: the one table that the host files are rendered from and
 * that the portal's own server follows. Plain data, kept beside the build.
 */
export interface HostingRules {
  /** Each address belongs to the first one that has it; the last one has all the others. */
  areas: Area[];
  additions: Addition[];
  /** The first one that fits holds. */
  redirects: RedirectRule[];
  /** Folders with a document of their own, such as `/zh/`: their address keeps its slash. */
  folders: string[];
  /** The first one that fits holds. */
  notFound: NotFoundPage[];
  /** Addresses of files that are part of the build and are not served; each `*` is any text. */
  hidden: string[];
  /** Types of files by ending, such as `.md`. */
  types: Record<string, string>;
}
