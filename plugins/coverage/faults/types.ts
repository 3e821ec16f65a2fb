/** What would stop a build, or lead readers nowhere. */
export interface PageFault {
  /** Relative to the site. */
  file: string;
  /** From 1 on; absent where the whole file is at fault. */
  line?: number;
  /** What is wrong, and how to mend it. */
  message: string;
}

/** The anchors of each address that pages can link to; undefined where any may be there. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string> | undefined>;
